import pg from 'pg'
import type { TranscriptEntry } from '@clarity/contracts'

interface Rows {
  readonly requests: { id: string; recipient_phone: string; state: string }[]
  readonly messages: {
    id: string
    demo_request_id: string
    template: string
    phone: string
    state: string
    attempt: number
    provider_id: string | null
    error: string | null
    delivery: string | null
  }[]
  readonly calls: {
    id: string
    demo_request_id: string
    phone: string
    state: string
    attempt: number
    provider_id: string | null
    outcome: string | null
    error: string | null
  }[]
  readonly attempts: {
    id: string
    demo_request_id: string
    provider_id: string | null
    state: string
    asked: number
  }[]
  readonly conversations: {
    id: string
    demo_request_id: string | null
    provider_conversation_id: string
    counts: boolean
    transcript: TranscriptEntry[]
  }[]
  readonly reports: { id: string; demo_request_id: string; version: number; is_written: boolean }[]
  readonly runs: { report_id: string; outcome: string; fallback_reason: string | null; calls: number }[]
  readonly transitions: { demo_request_id: string; to_state: string; cause: string; at: Date }[]
  readonly replies: { phone: string; body: string; effect: string; received_at: Date }[]
  readonly optOuts: { phone: string; opted_out_at: Date }[]
}
export type DatabaseRows = Rows

const queries: Readonly<Record<keyof Rows, string>> = {
  requests: 'SELECT id, recipient_phone, state FROM demo_requests',
  messages:
    'SELECT id, demo_request_id, template, phone, state, attempt, provider_id, error, delivery FROM sms_messages',
  calls:
    'SELECT id, demo_request_id, phone, state, attempt, provider_id, outcome, error FROM calls ORDER BY created_at',
  attempts: 'SELECT id, demo_request_id, provider_id, state, asked FROM voice_attempts',
  conversations: 'SELECT id, demo_request_id, provider_conversation_id, counts, transcript FROM conversations',
  reports: 'SELECT id, demo_request_id, version, content IS NOT NULL AS is_written FROM reports',
  runs: 'SELECT report_id, outcome, fallback_reason, calls FROM report_runs',
  transitions: 'SELECT demo_request_id, to_state, cause, at FROM demo_request_transitions ORDER BY id',
  replies: 'SELECT phone, body, effect, received_at FROM replies ORDER BY received_at',
  optOuts: 'SELECT phone, opted_out_at FROM opt_outs',
}

/** Jobs that wait for a time of day or for a long while, independent of other events. */
const jobsForLater = ['expire-invitation', 'ask-for-end', 'settle-call', 'remove-old-data']

/**
 * Attempts that are not final yet. A session without a connected page has no end that a provider could report: it is
 * left out. So is the cost of a call whose end no event has reported: its job waits longer than any call.
 */
const unsettled = `
  SELECT 'message ' || state AS what, id FROM sms_messages WHERE state IN ('queued', 'sending', 'unknown')
  UNION ALL SELECT 'call ' || state, id FROM calls WHERE state IN ('queued', 'placing', 'unknown', 'ringing', 'answered')
  UNION ALL SELECT 'attempt ' || state, id FROM voice_attempts WHERE state <> 'ended' AND NOT provider_id = ANY($1)
  UNION ALL SELECT 'text', id::text FROM incoming_sms WHERE handled_at IS NULL
  UNION ALL SELECT 'event', id FROM voice_events WHERE conversation IS NOT NULL AND handled_at IS NULL
  UNION ALL SELECT 'report', id FROM reports WHERE content IS NULL
  UNION ALL SELECT 'job ' || name || ' ' || state, id::text FROM pgboss.job
    WHERE state IN ('created', 'retry', 'active') AND name <> ALL ($2)
  UNION ALL SELECT 'reserved cost', r.id FROM reservations r WHERE r.kind = 'text' OR r.kind = 'call' AND NOT EXISTS (
    SELECT 1 FROM pgboss.job WHERE name = 'settle-call' AND state = 'created' AND 'call ' || (data->>'callId') = r.id)`

/** Reads the product's database, and changes nothing. */
export class Database {
  private readonly pool: pg.Pool

  constructor(url: string) {
    this.pool = new pg.Pool({ connectionString: url, max: 2 })
    this.pool.on('error', () => undefined)
  }

  /** One line for each pending item. */
  async listUnsettled(unopenedSessions: readonly string[]): Promise<string[]> {
    const { rows } = await this.pool.query<{ what: string; id: string }>(unsettled, [unopenedSessions, jobsForLater])
    return rows.map(({ what, id }) => `${what} ${id}`)
  }

  async listProviderIds(): Promise<string[]> {
    const { rows } = await this.pool.query<{ id: string }>(
      'SELECT provider_id AS id FROM voice_attempts WHERE provider_id IS NOT NULL',
    )
    return rows.map(({ id }) => id)
  }

  async read(): Promise<Rows> {
    const read = async ([name, text]: [string, string]) => [name, (await this.pool.query(text)).rows] as const
    return Object.fromEntries(await Promise.all(Object.entries(queries).map(read))) as unknown as Rows
  }

  close(): Promise<void> {
    return this.pool.end()
  }
}
