/** The lists with a text column to sort by, a search with few matches, and one that matches everything. */
export const lists = [
  { name: 'demo-requests', sort: 'recipient_name', found: 'beef', common: 'person' },
  { name: 'reports', sort: 'recipient_name', found: 'beef', common: 'person' },
  { name: 'report-views', sort: 'email', found: 'beef', common: 'example' },
  { name: 'conversations', sort: 'recipient_name', found: 'beef', common: 'person' },
  { name: 'combined-reports', sort: 'prompt_used', found: 'beef', common: 'themes' },
]

/** Fills each list up to this number of rows, without its indexes, which are faster to build than to fill. */
export async function insertRows(database, count) {
  const { rows } = await database.query(`SELECT format('%I', indexname) AS name, indexdef AS definition FROM pg_indexes
    WHERE schemaname = 'public' AND indexname NOT IN (SELECT conname FROM pg_constraint)
      AND tablename IN ('demo_requests', 'conversations', 'reports', 'report_views', 'combined_reports', 'short_codes')`)
  for (const { name } of rows) await database.query(`DROP INDEX ${name}`)
  await database.query(rowsUpTo(count))
  for (const { definition } of rows) await database.query(definition)
  await database.query('VACUUM ANALYZE')
}

/** SQL that fills each list up to this number of rows, one per minute. Its rows are whole: no trigger has to fill them. */
function rowsUpTo(count) {
  const rows = `generate_series(1, ${count}) i`
  const at = `timestamptz '2026-01-01Z' + i * interval '1 minute'`
  return `
    SET session_replication_role = replica;
    INSERT INTO demo_requests (id, role, scenario_id, manager_name, manager_phone, recipient_name, recipient_phone)
    SELECT md5('d' || i), 'manager', (SELECT id FROM scenarios ORDER BY id OFFSET i % 3 LIMIT 1),
      'Manager ' || i % 997, '+1415' || lpad((i % 997)::text, 7, '0'), 'Person ' || md5('n' || i),
      '+1212' || lpad(i::text, 7, '0') FROM ${rows};
    INSERT INTO conversations (id, demo_request_id, provider, provider_conversation_id, counts, started_at,
      duration_secs, transcript, created_at, said, scenario_id, recipient_name, manager_name, recipient_phone,
      manager_phone)
    SELECT md5('c' || i), d.id, 'builtin', 'c' || i, true, ${at}, 300,
      jsonb_build_array(jsonb_build_object('role', 'user', 'message', repeat(md5('t' || i), 60),
        'time_in_call_secs', 0, 'tool_calls', '[]'::jsonb, 'duration', NULL)), ${at}, '', d.scenario_id,
      d.recipient_name, d.manager_name, d.recipient_phone, d.manager_phone
    FROM ${rows} JOIN demo_requests d ON d.id = md5('d' || i);
    INSERT INTO reports (id, demo_request_id, conversation_id, version, content, generated_at, created_at,
      recipient_name, recipient_phone)
    SELECT md5('r' || i), d.id, md5('c' || i), 1, repeat(md5('o' || i), 60), ${at}, ${at}, d.recipient_name,
      d.recipient_phone FROM ${rows} JOIN demo_requests d ON d.id = md5('d' || i);
    INSERT INTO report_views (id, report_id, email, address, geo_location, has_error, outcome, viewed_at)
    SELECT md5('v' || i), md5('r' || i), 'reader' || md5('e' || i) || '@example.com', '127.0.0.1', 'Paris, France',
      false, 'viewed', ${at} FROM ${rows};
    INSERT INTO combined_reports (id, prompt, state, content, conversation_count, generated_at, created_at)
    SELECT md5('k' || i), 'Common Themes ' || md5('p' || i) || repeat(' and what to do next', 15), 'written',
      repeat(md5('q' || i), 60), 3, ${at}, ${at} FROM ${rows};
    INSERT INTO short_codes (code, target_kind, target_id)
    SELECT 'k' || i, 'combined_report', md5('k' || i) FROM ${rows};
    RESET session_replication_role;
  `
}
