import type { CallOutcomes, GoalFigures, TextOutcomes } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { askedIn, parametersOf, sinceStart } from './asked-in.js'
import type { AskedPeriod } from './asked-period.js'

/** How the texts and calls of the requests of a period ended, and which goals their reports say were met. */
@Injectable()
export class OutcomeFiguresRepository {
  constructor(private readonly dataSource: DataSource) {}

  async countTexts(period: AskedPeriod): Promise<TextOutcomes> {
    const [row] = await this.dataSource.query<[TextOutcomes]>(
      `SELECT (count(*) FILTER (WHERE outcome = 'delivered'))::int AS delivered,
         (count(*) FILTER (WHERE outcome = 'sent'))::int AS sent,
         (count(*) FILTER (WHERE outcome = 'undelivered'))::int AS undelivered,
         (count(*) FILTER (WHERE outcome = 'waiting'))::int AS waiting
       FROM (
         SELECT CASE WHEN m.state = 'failed' OR m.delivery IN ('undelivered', 'failed') THEN 'undelivered'
           WHEN m.delivery = 'delivered' THEN 'delivered' WHEN m.state = 'sent' THEN 'sent' ELSE 'waiting' END AS outcome
         FROM sms_messages m JOIN demo_requests d ON d.id = m.demo_request_id
         WHERE m.created_at >= ${sinceStart} AND ${askedIn}
       ) texts`,
      parametersOf(period),
    )
    return row
  }

  async countCalls(period: AskedPeriod): Promise<CallOutcomes> {
    const [row] = await this.dataSource.query<[CallOutcomes]>(
      `SELECT (count(*) FILTER (WHERE c.state IN ('answered', 'ended')))::int AS answered,
         (count(*) FILTER (WHERE c.state IN ('missed', 'declined')))::int AS missed,
         (count(*) FILTER (WHERE c.state = 'failed'))::int AS failed,
         (count(*) FILTER (WHERE c.state = 'cancelled'))::int AS cancelled,
         (count(*) FILTER (WHERE c.state IN ('queued', 'placing', 'unknown', 'ringing')))::int AS waiting
       FROM calls c JOIN demo_requests d ON d.id = c.demo_request_id
       WHERE c.created_at >= ${sinceStart} AND ${askedIn}`,
      parametersOf(period),
    )
    return row
  }

  /** The scenario with most verdicts first. */
  countGoals(period: AskedPeriod): Promise<GoalFigures[]> {
    return this.dataSource.query<GoalFigures[]>(
      `SELECT g.scenario_id, s.title, g.label, g.met, g.missed, g.undecided
       FROM (
         SELECT d.scenario_id, goal ->> 'label' AS label, min(place) AS place,
           (count(*) FILTER (WHERE goal -> 'met' = 'true'))::int AS met,
           (count(*) FILTER (WHERE goal -> 'met' = 'false'))::int AS missed,
           (count(*) FILTER (WHERE goal -> 'met' = 'null'))::int AS undecided,
           max(count(*)) OVER (PARTITION BY d.scenario_id) AS most
         FROM demo_requests d JOIN reports r ON r.demo_request_id = d.id
           CROSS JOIN LATERAL jsonb_array_elements(r.goals) WITH ORDINALITY AS goals (goal, place)
         WHERE ${askedIn}
         GROUP BY d.scenario_id, goal ->> 'label'
       ) g JOIN scenarios s ON s.id = g.scenario_id
       ORDER BY g.most DESC, s.title, g.scenario_id, g.place, g.label`,
      parametersOf(period),
    )
  }
}
