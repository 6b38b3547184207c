import type { DemoRequestState, NextAction } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { storableText } from '../../database/storable-text.js'
import type { CallState } from '../calls/call.entity.js'
import type { DemoRequestEntity } from '../demo-requests/demo-request.entity.js'
import type { ConversationChannel } from '../demo-sessions/live-conversation.entity.js'
import type { ShortCodeHitEntity } from '../short-codes/short-code-hit.entity.js'
import type { SmsMessageEntity } from '../sms-messages/sms-message.entity.js'

/** The newest message of one template, and how many there are. */
export type LastText = Pick<SmsMessageEntity, 'template' | 'state' | 'delivery'> & { isRecent: boolean; count: number }

export type MessageRow = Pick<SmsMessageEntity, 'id' | 'phone' | 'body' | 'state' | 'delivery'> & {
  template: string | null
  error: string | null
  at: Date
  state_at: Date
  waits_until: Date | null
}

export interface CallRow {
  id: string
  at: Date
  state: CallState
  ended_at: Date | null
  error: string | null
  next_action: NextAction | null
}

export interface SessionRow {
  id: string
  channel: ConversationChannel
  started_at: Date
  ended_at: Date | null
  end_reason: string | null
}

export interface ReaderRow {
  email: string | null
  views: number
  errors: number
  first_at: Date
  last_at: Date
  geo_location: string | null
}

/** How often links were followed. */
export interface HitsRow {
  people: number
  previews: number
  scanners: number
  first_at: Date | null
  last_at: Date | null
}

/** The short link of a demo or a report. */
export interface LinkRow extends HitsRow {
  code: string
}

/**
 * Replies that stop or start a phone belong to no request; those since the request was made are shown. A reply and its
 * answer have the same time.
 */
const messages = `SELECT * FROM (
  SELECT id, phone, template, body, state, delivery, coalesce(delivery_error, error) AS error, created_at AS at,
    updated_at AS state_at, CASE WHEN state = 'queued' AND waits_until > now() THEN waits_until END AS waits_until
  FROM sms_messages WHERE demo_request_id = $1
  UNION ALL
  SELECT r.id, r.phone, NULL, r.body, 'received', NULL, NULL, r.received_at, r.received_at, NULL
  FROM replies r JOIN demo_requests d ON d.id = $1 AND r.phone IN (d.recipient_phone, d.manager_phone)
  WHERE r.demo_request_id = $1 OR (r.demo_request_id IS NULL AND r.received_at >= d.created_at)
) AS message ORDER BY at, template IS NOT NULL, id`

/** A provider's sessions are known by their attempts only; a call has an attempt with its own id. */
const sessions = `
  SELECT id, channel, started_at, ended_at, end_reason FROM live_conversations WHERE demo_request_id = $1
  UNION ALL
  SELECT v.id, 'web', v.begun_at, NULL, NULL FROM voice_attempts v
  WHERE v.demo_request_id = $1 AND NOT EXISTS (SELECT FROM calls c WHERE c.id = v.id)
  ORDER BY started_at, id`

const readers = `
  SELECT email, count(*) FILTER (WHERE outcome = 'viewed')::int AS views,
    count(*) FILTER (WHERE has_error)::int AS errors, min(viewed_at) AS first_at, max(viewed_at) AS last_at,
    (array_agg(geo_location ORDER BY viewed_at DESC))[1] AS geo_location
  FROM report_views WHERE report_id = $1 GROUP BY email ORDER BY last_at DESC LIMIT 100`

const counts = `${hitsOf('person')} AS people, ${hitsOf('preview')} AS previews, ${hitsOf('scanner')} AS scanners,
    min(h.at) FILTER (WHERE h.kind = 'person') AS first_at, max(h.at) FILTER (WHERE h.kind = 'person') AS last_at`

const link = `
  SELECT k.code, ${counts} FROM short_codes k LEFT JOIN short_code_hits h ON h.code = k.code
  WHERE k.target_id = $1 GROUP BY k.code LIMIT 1`

/** Of the invitations' links; a report's link belongs to its reader. */
const campaign = `
  SELECT ${counts} FROM demo_requests d JOIN short_codes k ON k.target_kind = 'demo' AND k.target_id = d.id
    JOIN short_code_hits h ON h.code = k.code
  WHERE d.campaign = $1`

function hitsOf(kind: ShortCodeHitEntity['kind']): string {
  return `coalesce(sum(h.hits) FILTER (WHERE h.kind = '${kind}'), 0)::int`
}

/** Reads the tables of other rooms by the request's id. */
@Injectable()
export class DemoRequestDetailsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Ids are random, so one that belongs to a report or a conversation names no other request. */
  async findRequestId(id: string): Promise<string | null> {
    const rows = await this.dataSource.query<{ id: string | null }[]>(
      `SELECT id FROM demo_requests WHERE id = $1
       UNION ALL SELECT demo_request_id FROM reports WHERE id = $1 OR link_id = $1
       UNION ALL SELECT demo_request_id FROM conversations WHERE id = $1
       UNION ALL SELECT demo_request_id FROM live_conversations WHERE id = $1 LIMIT 1`,
      [storableText(id)],
    )
    return rows[0]?.id ?? null
  }

  listSteps(id: string): Promise<{ at: Date; state: DemoRequestState; cause: string }[]> {
    return this.dataSource.query(
      'SELECT at, to_state AS state, cause FROM demo_request_transitions WHERE demo_request_id = $1 ORDER BY id',
      [id],
    )
  }

  listMessages({ id }: Pick<DemoRequestEntity, 'id'>): Promise<MessageRow[]> {
    return this.dataSource.query(messages, [id])
  }

  listCalls({ id, recipientPhone }: Pick<DemoRequestEntity, 'id' | 'recipientPhone'>): Promise<CallRow[]> {
    // Filters by the phone too, because the index begins with it.
    return this.dataSource.query(
      `SELECT id, created_at AS at, state, ended_at, error, next_action FROM calls
       WHERE phone = $2 AND demo_request_id = $1 ORDER BY created_at, id`,
      [id, recipientPhone],
    )
  }

  listSessions(id: string): Promise<SessionRow[]> {
    return this.dataSource.query(sessions, [id])
  }

  listConversations(id: string): Promise<{ id: string; started_at: Date; duration_secs: number; counts: boolean }[]> {
    return this.dataSource.query(
      'SELECT id, started_at, duration_secs, counts FROM conversations WHERE demo_request_id = $1 ORDER BY started_at, id',
      [id],
    )
  }

  listReaders(reportId: string): Promise<ReaderRow[]> {
    return this.dataSource.query(readers, [reportId])
  }

  async findLink(targetId: string): Promise<LinkRow | null> {
    const rows = await this.dataSource.query<LinkRow[]>(link, [targetId])
    return rows[0] ?? null
  }

  async countCampaignHits(name: string): Promise<HitsRow> {
    const [row] = await this.dataSource.query<[HitsRow]>(campaign, [name])
    return row
  }

  async getReportId(manager: EntityManager, demoRequestId: string): Promise<string> {
    const [row] = await manager.query<[{ id: string }]>('SELECT id FROM reports WHERE demo_request_id = $1', [
      demoRequestId,
    ])
    return row.id
  }

  listLastTexts(manager: EntityManager, demoRequestId: string): Promise<LastText[]> {
    return manager.query(
      `SELECT DISTINCT ON (template) template, state, delivery, created_at > now() - interval '1 minute' AS "isRecent",
         (count(*) OVER (PARTITION BY template))::int AS count
       FROM sms_messages WHERE demo_request_id = $1 ORDER BY template, created_at DESC`,
      [demoRequestId],
    )
  }
}
