import { mostReportAttempts } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { ReportAttemptRow } from './report-attempt.mapper.js'
import type { ReportEntity } from './report.entity.js'

@Injectable()
export class ReportAttemptsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Written reports of the same phone and scenario as this report's demo request, oldest first: the first one, the newest
   * ones and this one. Without a phone, its own.
   */
  list({ id, demoRequestId }: Pick<ReportEntity, 'id' | 'demoRequestId'>): Promise<ReportAttemptRow[]> {
    return this.dataSource.query(
      `WITH attempts AS (
         SELECT r.id, r.demo_request_id, r.generated_at, c.started_at,
           (row_number() OVER (ORDER BY c.started_at, r.created_at, r.id))::int AS number,
           count(*) OVER () AS total
         FROM demo_requests this
         JOIN demo_requests d ON d.id = this.id
           OR (d.recipient_phone = this.recipient_phone AND d.scenario_id = this.scenario_id)
         JOIN reports r ON r.demo_request_id = d.id
         JOIN conversations c ON c.id = r.conversation_id
         WHERE this.id = $1 AND r.content IS NOT NULL
       )
       SELECT id, demo_request_id, generated_at, started_at, number
       FROM attempts
       WHERE number = 1 OR number > total - $3 OR id = $2
       ORDER BY number`,
      [demoRequestId, id, mostReportAttempts],
    )
  }
}
