import type { Query } from '../database/schema/query.js'
import type { ErasedRows } from './erased-rows.js'
import type { ErasureKind } from './erasure-rules.js'

/** One of them at least; the phone is in E.164. */
export interface Person {
  readonly phone: string | null
  readonly email: string | null
}

/**
 * Queries for a person's rows, by the phone ($1) or the email ($2): `r` has the requests of the person, in either part.
 * The texts of a request belong to both of its people, because each may speak of the other.
 */
const finders: Readonly<Record<ErasureKind, string>> = {
  request: 'SELECT id FROM r',
  recipient: 'SELECT id FROM demo_requests WHERE recipient_phone = $1',
  manager: 'SELECT id FROM demo_requests WHERE manager_phone = $1',
  text: 'SELECT id FROM sms_messages WHERE phone = $1 OR demo_request_id IN (SELECT id FROM r)',
  text_phone: 'SELECT id FROM sms_messages WHERE phone = $1',
  outbox: `SELECT id FROM outbox_messages WHERE phone = $1 OR id IN (
    SELECT id FROM sms_messages WHERE demo_request_id IN (SELECT id FROM r)
    UNION SELECT provider_message_id FROM replies WHERE demo_request_id IN (SELECT id FROM r))`,
  reply: 'SELECT id FROM replies WHERE phone = $1 OR demo_request_id IN (SELECT id FROM r)',
  reply_phone: 'SELECT id FROM replies WHERE phone = $1',
  incoming: `SELECT id FROM incoming_sms WHERE phone = $1 OR (provider, provider_message_id) IN (
    SELECT provider, provider_message_id FROM replies WHERE demo_request_id IN (SELECT id FROM r))`,
  call: 'SELECT id FROM calls WHERE phone = $1 OR demo_request_id IN (SELECT id FROM r)',
  talk: 'SELECT id FROM live_conversations WHERE demo_request_id IN (SELECT id FROM r)',
  turns: 'SELECT id FROM live_conversations WHERE demo_request_id IN (SELECT id FROM r)',
  voice_event: `SELECT id FROM voice_events WHERE demo_request_id IN (SELECT id FROM r)
    OR (handled_at IS NULL AND strpos(payload, $1) > 0)`,
  conversation: 'SELECT id FROM conversations WHERE demo_request_id IN (SELECT id FROM r)',
  report: 'SELECT id FROM reports WHERE demo_request_id IN (SELECT id FROM r)',
  allowed_reader: `SELECT id FROM reports WHERE allowed_readers <> '{}'
    AND (lower($2) = ANY (allowed_readers) OR demo_request_id IN (SELECT id FROM r))`,
  allowed_combined_reader: `SELECT id FROM combined_reports WHERE allowed_readers <> '{}' AND lower($2) = ANY (allowed_readers)`,
  versions: 'SELECT id FROM reports WHERE demo_request_id IN (SELECT id FROM r)',
  run: `SELECT id FROM report_runs WHERE report_id IN (SELECT id FROM reports WHERE demo_request_id IN (SELECT id FROM r))
    OR live_conversation_id IN (SELECT id FROM live_conversations WHERE demo_request_id IN (SELECT id FROM r))`,
  view: `SELECT id FROM report_views WHERE lower(email) = lower($2)
    OR report_id IN (SELECT id FROM reports WHERE demo_request_id IN (SELECT id FROM r))
    OR report_id IN (SELECT id FROM c)`,
  combined: 'SELECT id FROM c',
  combined_code: `SELECT code AS id FROM short_codes
    WHERE target_kind = 'combined_report' AND coalesce(report_id, target_id) IN (SELECT id FROM c)`,
  // A sheet has phones as they were typed, such as +1 (415) 555-0100.
  batch_recipient: `SELECT batch_id || ' ' || id AS id FROM batch_rows
    WHERE regexp_replace(recipient_phone, '[^+0-9]', '', 'g') = $1`,
  batch_manager: `SELECT batch_id || ' ' || id AS id FROM batch_rows
    WHERE regexp_replace(manager_phone, '[^+0-9]', '', 'g') = $1`,
  repeated_call: `SELECT id FROM idempotency_keys WHERE answer->>'requestId' IN (SELECT id FROM r)`,
}

const people = `WITH r AS (SELECT id FROM demo_requests WHERE recipient_phone = $1 OR manager_phone = $1),
  c AS (SELECT DISTINCT j.combined_report_id AS id FROM combined_report_conversations j
    JOIN conversations v ON v.id = j.conversation_id WHERE v.demo_request_id IN (SELECT id FROM r)),
  given AS (SELECT $1::text AS phone, $2::text AS email)`

/** Every row of this person, by kind. */
export async function findPerson(query: Query, { phone, email }: Person): Promise<ErasedRows> {
  const rows: Partial<Record<ErasureKind, string[]>> = {}
  for (const [kind, finder] of Object.entries(finders) as [ErasureKind, string][]) {
    const found = await query<{ id: string }>(`${people} SELECT id::text AS id FROM (${finder}) AS found ORDER BY 1`, [
      phone,
      email,
    ])
    if (found.length > 0) rows[kind] = found.map(({ id }) => id)
  }
  return rows
}
