import { fillTables } from './fill.mjs'

/** The lists with a text column to sort by, a search with few matches, and one that matches everything. */
export const lists = [
  { name: 'demo-requests', sort: 'recipient_name', found: 'beef', common: 'person' },
  { name: 'reports', sort: 'recipient_name', found: 'beef', common: 'person' },
  { name: 'report-views', sort: 'email', found: 'beef', common: 'example' },
  { name: 'conversations', sort: 'recipient_name', found: 'beef', common: 'person' },
  { name: 'combined-reports', sort: 'prompt_used', found: 'beef', common: 'themes' },
]

const at = `timestamptz '2026-01-01Z' + i * interval '1 minute'`
const scenario = `(ARRAY(SELECT id FROM scenarios ORDER BY id LIMIT 3))[1 + i % 3]`
const [recipient, recipientPhone] = [`'Person ' || left(md5('n' || i), 12)`, `'+1212' || lpad(i::text, 7, '0')`]
const [manager, managerPhone] = [`'Manager ' || i % 997`, `'+1415' || lpad((i % 997)::text, 7, '0')`]

/** The columns of each table for row `i`, one per minute, the longest to fill first. Rows are whole: no trigger fills them. */
const columns = {
  report_views: {
    id: `md5('v' || i)`,
    report_id: `md5('r' || i)`,
    email: `'reader' || left(md5('e' || i), 12) || '@example.com'`,
    address: `'127.0.0.1'`,
    geo_location: `'Paris, France'`,
    has_error: 'false',
    outcome: `'viewed'`,
    viewed_at: at,
  },
  demo_requests: {
    id: `md5('d' || i)`,
    role: `'manager'`,
    scenario_id: scenario,
    manager_name: manager,
    manager_phone: managerPhone,
    recipient_name: recipient,
    recipient_phone: recipientPhone,
  },
  conversations: {
    id: `md5('c' || i)`,
    demo_request_id: `md5('d' || i)`,
    provider: `'builtin'`,
    provider_conversation_id: `'c' || i`,
    counts: 'true',
    started_at: at,
    duration_secs: '300',
    transcript: `jsonb_build_array(jsonb_build_object('role', 'user', 'message', repeat(md5('t' || i), 8),
      'time_in_call_secs', 0, 'tool_calls', '[]'::jsonb, 'duration', NULL))`,
    created_at: at,
    said: `''`,
    scenario_id: scenario,
    recipient_name: recipient,
    recipient_phone: recipientPhone,
    manager_name: manager,
    manager_phone: managerPhone,
  },
  combined_reports: {
    id: `md5('k' || i)`,
    prompt: `'Common Themes ' || left(md5('p' || i), 12) || ' and what to do next'`,
    state: `'written'`,
    content: `repeat(md5('q' || i), 8)`,
    conversation_count: '3',
    generated_at: at,
    created_at: at,
  },
  reports: {
    id: `md5('r' || i)`,
    demo_request_id: `md5('d' || i)`,
    conversation_id: `md5('c' || i)`,
    version: '1',
    content: `repeat(md5('o' || i), 8)`,
    generated_at: at,
    created_at: at,
    recipient_name: recipient,
    recipient_phone: recipientPhone,
  },
  short_codes: { code: `'k' || i`, target_kind: `'combined_report'`, target_id: `md5('k' || i)` },
}

/** Fills the lists up to this number of rows. `others` has SQL for columns of tables that are to be otherwise. */
export function insertRows(databaseUrl, count, others = {}) {
  const inserts = Object.entries(columns).map(([table, usual]) => {
    const values = { ...usual, ...others[table] }
    const rows = `SELECT ${Object.values(values)} FROM generate_series(1, ${count}) i`
    return [table, `INSERT INTO ${table} (${Object.keys(values)}) ${rows}`]
  })
  return fillTables(databaseUrl, Object.fromEntries(inserts))
}
