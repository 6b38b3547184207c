import { directAccessEmail, type Attention } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { isUndelivered } from '../sms-messages/undelivered.state.js'
import type { AskedPeriod } from './asked-period.js'
import { askedIn, parametersOf, sinceStart } from './asked-in.js'
import type { StepCount } from './step-figures.mapper.js'

/**
 * The furthest step of a request: 0 asked, 1 invited, 2 agreed, 3 talked, 4 reported, 5 read. Only a request that was
 * given up needs its history.
 */
const furthestStep = `CASE
  WHEN d.state IN ('awaiting_manager', 'requested', 'invitation_failed') THEN 0
  WHEN d.state = 'invited' THEN 1
  WHEN d.state IN ('confirmed', 'calling', 'call_failed', 'in_conversation') THEN 2
  WHEN d.state IN ('completed', 'report_failed') THEN 3
  WHEN d.state = 'reported' THEN CASE WHEN readers.demo_request_id IS NULL THEN 4 ELSE 5 END
  ELSE coalesce((SELECT max(CASE t.to_state WHEN 'invited' THEN 1
    WHEN 'confirmed' THEN 2 WHEN 'calling' THEN 2 WHEN 'in_conversation' THEN 2 ELSE 0 END)
    FROM demo_request_transitions t WHERE t.demo_request_id = d.id), 0) END`

/** A report is never read before its request was made. */
const readers = `(SELECT DISTINCT r.demo_request_id FROM report_views v JOIN reports r ON r.id = v.report_id
  WHERE v.viewed_at >= ${sinceStart} AND v.outcome = 'viewed' AND lower(v.email) <> '${directAccessEmail}')`

const hasUndelivered = `EXISTS (SELECT FROM sms_messages m WHERE m.demo_request_id = d.id AND ${isUndelivered})`

@Injectable()
export class DemoFiguresRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** A line for all requests, one for each day, and one for each scenario, the one with most requests first. */
  countSteps(period: AskedPeriod): Promise<StepCount[]> {
    return this.dataSource.query<StepCount[]>(
      `SELECT c.day::text, c.scenario_id, s.title, c.asked, c.invited, c.agreed, c.talked, c.reported, c.read
       FROM (
         SELECT day, scenario_id, count(*)::int AS asked,
           (count(*) FILTER (WHERE step >= 1))::int AS invited, (count(*) FILTER (WHERE step >= 2))::int AS agreed,
           (count(*) FILTER (WHERE step >= 3))::int AS talked, (count(*) FILTER (WHERE step >= 4))::int AS reported,
           (count(*) FILTER (WHERE step >= 5))::int AS read
         FROM (
           SELECT (d.created_at AT TIME ZONE 'UTC')::date AS day, d.scenario_id, ${furthestStep} AS step
           FROM demo_requests d LEFT JOIN ${readers} readers ON readers.demo_request_id = d.id
           WHERE ${askedIn}
         ) requests
         GROUP BY GROUPING SETS ((), (day), (scenario_id))
       ) c LEFT JOIN scenarios s ON s.id = c.scenario_id
       ORDER BY c.asked DESC, s.title`,
      parametersOf(period),
    )
  }

  async countAttention(period: AskedPeriod, unansweredUntil: string): Promise<Omit<Attention, 'unanswered_until'>> {
    const [row] = await this.dataSource.query<[Omit<Attention, 'unanswered_until'>]>(
      `SELECT (count(*) FILTER (WHERE d.state IN ('invited', 'invitation_failed') AND ${hasUndelivered}))::int
           AS undelivered,
         (count(*) FILTER (WHERE d.state = 'invited' AND d.created_at < ($4::date + 1)::timestamp AT TIME ZONE 'UTC'))::int AS unanswered,
         (count(*) FILTER (WHERE d.state = 'call_failed'))::int AS failed,
         (count(*) FILTER (WHERE d.state = 'report_failed'))::int AS no_report
       FROM demo_requests d
       WHERE ${askedIn} AND d.state IN ('invited', 'invitation_failed', 'call_failed', 'report_failed')`,
      [...parametersOf(period), unansweredUntil],
    )
    return row
  }
}
