/** How the rows of one kind are erased. */
interface ErasureRule {
  readonly table: string
  /** The column by which a receipt names rows. */
  readonly key: string
  /** The personal columns of this kind, and what they become. */
  readonly blank: Readonly<Record<string, string>>
  /** Further columns that change, such as a state: nothing is sent to a person who is erased. */
  readonly also?: string
  /** The row goes as a whole. */
  readonly isDeleted?: boolean
}

/** The list stays closed: its entries match no email until an admin sets it again. */
const closedList = `array_fill(''::text, ARRAY[cardinality(allowed_readers)])`

const unfinished = `('awaiting_manager', 'requested', 'invitation_failed', 'invited', 'confirmed', 'calling', 'call_failed')`

/**
 * Where personal data is stored, and what erasing a person makes of it: the only declaration of it. The spec compares it,
 * together with `impersonal-columns.ts`, with the database, so a new column cannot be forgotten.
 */
export const erasureRules = {
  request: {
    table: 'demo_requests',
    key: 'id',
    blank: {},
    also: `erased_at = coalesce(erased_at, now()), state = CASE WHEN state IN ${unfinished} THEN 'opted_out' ELSE state END`,
  },
  recipient: {
    table: 'demo_requests',
    key: 'id',
    blank: { recipient_name: `''`, recipient_phone: 'NULL' },
  },
  manager: { table: 'demo_requests', key: 'id', blank: { manager_name: 'NULL', manager_phone: 'NULL' } },
  text: {
    table: 'sms_messages',
    key: 'id',
    blank: { body: `''`, error: 'NULL' },
    also: `useful_until = least(useful_until, now()), state = CASE state WHEN 'queued' THEN 'failed' ELSE state END`,
  },
  text_phone: { table: 'sms_messages', key: 'id', blank: { phone: `''` } },
  outbox: { table: 'outbox_messages', key: 'id', blank: { phone: `''`, body: `''` } },
  reply: { table: 'replies', key: 'id', blank: { body: `''` } },
  reply_phone: { table: 'replies', key: 'id', blank: { phone: `''` } },
  incoming: {
    table: 'incoming_sms',
    key: 'id',
    blank: { phone: `''`, body: `''`, payload: `'{}'` },
    also: 'handled_at = coalesce(handled_at, now())',
  },
  call: {
    table: 'calls',
    key: 'id',
    blank: { phone: `''`, error: 'NULL' },
    also: `place_by = least(place_by, now()), ended_at = coalesce(ended_at, now()), state = CASE
      WHEN state IN ('queued', 'placing', 'unknown') THEN 'cancelled' WHEN state = 'ringing' THEN 'ended' ELSE state END`,
  },
  talk: {
    table: 'live_conversations',
    key: 'id',
    blank: { token_hash: 'NULL' },
    also: 'ended_at = coalesce(ended_at, now())',
  },
  turns: { table: 'live_turns', key: 'conversation_id', blank: { message: `''` } },
  voice_event: {
    table: 'voice_events',
    key: 'id',
    blank: { payload: `''`, conversation: 'NULL' },
    also: 'handled_at = coalesce(handled_at, now())',
  },
  // Triggers keep the names beside it like those of its request, and the words of the search like its transcript.
  conversation: { table: 'conversations', key: 'id', blank: { transcript: `'[]'` } },
  report: {
    table: 'reports',
    key: 'id',
    blank: { content: 'NULL', goals: 'NULL' },
    also: 'erased_at = coalesce(erased_at, now()), wanted_version = version',
  },
  allowed_reader: { table: 'reports', key: 'id', blank: { allowed_readers: closedList } },
  allowed_combined_reader: { table: 'combined_reports', key: 'id', blank: { allowed_readers: closedList } },
  versions: { table: 'report_versions', key: 'report_id', blank: { content: `''` } },
  run: { table: 'report_runs', key: 'id', blank: { transcript_hash: `''` } },
  view: {
    table: 'report_views',
    key: 'id',
    blank: { email: 'NULL', address: `''`, geo_location: 'NULL', error_message: 'NULL' },
  },
  combined: { table: 'combined_reports', key: 'id', blank: { prompt: `''`, content: 'NULL' }, isDeleted: true },
  combined_code: { table: 'short_codes', key: 'code', blank: {}, isDeleted: true },
  batch_recipient: {
    table: 'batch_rows',
    key: `(batch_id || ' ' || id)`,
    blank: { recipient_name: `''`, recipient_phone: `''`, error_message: `''` },
  },
  batch_manager: {
    table: 'batch_rows',
    key: `(batch_id || ' ' || id)`,
    blank: { manager_name: `''`, manager_phone: `''`, error_message: `''` },
  },
  repeated_call: { table: 'idempotency_keys', key: 'id', blank: { body_hash: `''`, answer: 'NULL' }, isDeleted: true },
} as const satisfies Record<string, ErasureRule>

export type ErasureKind = keyof typeof erasureRules

export const erasureKinds = Object.keys(erasureRules) as ErasureKind[]

export function ruleOf(kind: ErasureKind): ErasureRule {
  return erasureRules[kind]
}
