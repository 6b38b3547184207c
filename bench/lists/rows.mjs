/** The lists with a text column to sort by, a search with few matches, and one that matches everything. */
export const lists = [
  { name: 'reports', sort: 'recipient_name', found: 'beef', common: 'person' },
  { name: 'report-views', sort: 'email', found: 'beef', common: 'example' },
  { name: 'conversations', sort: 'recipient_name', found: 'beef', common: 'a' },
  { name: 'combined-reports', sort: 'prompt_used', found: 'beef', common: 'themes' },
]

/** SQL that fills each list up to this number of rows, one per minute. */
export function rowsUpTo(count) {
  const rows = `generate_series(1, ${count}) i`
  const at = `timestamptz '2026-01-01Z' + i * interval '1 minute'`
  return `
    INSERT INTO demo_requests (id, role, scenario_id, manager_name, manager_phone, recipient_name, recipient_phone)
    SELECT md5('d' || i), 'manager', (SELECT id FROM scenarios ORDER BY id OFFSET i % 3 LIMIT 1),
      'Manager ' || i % 997, '+1415' || lpad((i % 997)::text, 7, '0'), 'Person ' || md5('n' || i),
      '+1212' || lpad(i::text, 7, '0') FROM ${rows};
    INSERT INTO conversations (id, demo_request_id, provider, provider_conversation_id, counts, started_at,
      duration_secs, transcript, created_at)
    SELECT md5('c' || i), md5('d' || i), 'builtin', 'c' || i, true, ${at}, 300,
      jsonb_build_array(jsonb_build_object('role', 'user', 'message', repeat(md5('t' || i), 60),
        'time_in_call_secs', 0, 'tool_calls', '[]'::jsonb, 'duration', NULL)), ${at} FROM ${rows};
    INSERT INTO reports (id, demo_request_id, conversation_id, version, content, generated_at, created_at)
    SELECT md5('r' || i), md5('d' || i), md5('c' || i), 1, repeat(md5('o' || i), 60), ${at}, ${at} FROM ${rows};
    INSERT INTO report_views (id, report_id, email, address, geo_location, has_error, outcome, viewed_at)
    SELECT md5('v' || i), md5('r' || i), 'reader' || md5('e' || i) || '@example.com', '127.0.0.1', 'Paris, France',
      false, 'viewed', ${at} FROM ${rows};
    INSERT INTO combined_reports (id, prompt, state, content, conversation_count, generated_at, created_at)
    SELECT md5('k' || i), 'Common Themes ' || md5('p' || i) || repeat(' and what to do next', 15), 'written',
      repeat(md5('q' || i), 60), 3, ${at}, ${at} FROM ${rows};
    INSERT INTO short_codes (code, target_kind, target_id)
    SELECT 'k' || i, 'combined_report', md5('k' || i) FROM ${rows};
  `
}
