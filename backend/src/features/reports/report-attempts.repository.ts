import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { ReportAttemptRow } from './report-attempt.mapper.js'

@Injectable()
export class ReportAttemptsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Written reports of the same phone and scenario as this demo request's, oldest first. Without a phone, its own. */
  list(demoRequestId: string): Promise<ReportAttemptRow[]> {
    return this.dataSource.query(
      `SELECT r.id, r.demo_request_id, r.generated_at, c.started_at
       FROM demo_requests this
       JOIN demo_requests d ON d.id = this.id
         OR (d.recipient_phone = this.recipient_phone AND d.scenario_id = this.scenario_id)
       JOIN reports r ON r.demo_request_id = d.id
       JOIN conversations c ON c.id = r.conversation_id
       WHERE this.id = $1 AND r.content IS NOT NULL
       ORDER BY c.started_at, r.created_at, r.id`,
      [demoRequestId],
    )
  }
}
