import type { Client } from 'pg'

/** Inserts rows without their search indexes, which are faster to build than to fill. */
export async function insertListedRows(client: Client, count: number): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes WHERE indexdef LIKE '% USING gin %'`,
  )
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`)
  await client.query(listedRows(count))
  for (const { definition } of rows) await client.query(definition)
  await client.query('VACUUM ANALYZE')
}

/** SQL that fills every growing list with rows that resemble each other as little as those of an installation. */
function listedRows(count: number): string {
  const rows = `generate_series(1, ${count}) i`
  const at = `timestamptz '2026-01-01Z' + i * interval '1 minute'`
  const state = `(ARRAY['invited', 'reported', 'expired', 'call_failed'])[1 + i % 4]`
  return `
    SET session_replication_role = replica;
    INSERT INTO demo_requests (id, role, scenario_id, manager_name, manager_phone, recipient_name, recipient_phone,
      state, campaign, created_at)
    SELECT md5('d' || i), 'manager', (SELECT id FROM scenarios ORDER BY id OFFSET i % 3 LIMIT 1), 'Manager ' || i % 97,
      '+1415' || lpad((i % 97)::text, 7, '0'), 'Person ' || md5('n' || i), '+1212' || lpad(i::text, 7, '0'), ${state},
      'campaign ' || i % 50, ${at} FROM ${rows};
    INSERT INTO conversations (id, demo_request_id, provider, provider_conversation_id, counts, started_at,
      duration_secs, transcript, created_at, scenario_id, recipient_name, manager_name, recipient_phone, manager_phone)
    SELECT md5('c' || i), d.id, 'builtin', 'c' || i, true, ${at}, 300, '[]', ${at}, d.scenario_id, d.recipient_name,
      d.manager_name, d.recipient_phone, d.manager_phone FROM ${rows} JOIN demo_requests d ON d.id = md5('d' || i);
    INSERT INTO reports (id, demo_request_id, conversation_id, version, content, generated_at, created_at,
      recipient_name, recipient_phone)
    SELECT md5('r' || i), d.id, md5('c' || i), 1, repeat(md5('o' || i), 30), ${at}, ${at}, d.recipient_name,
      d.recipient_phone FROM ${rows} JOIN demo_requests d ON d.id = md5('d' || i);
    INSERT INTO report_views (id, report_id, email, address, geo_location, has_error, outcome, viewed_at)
    SELECT md5('v' || i), md5('r' || i), 'reader' || md5('e' || i) || '@example.com', '127.0.0.1', 'Paris, France',
      false, 'viewed', ${at} FROM ${rows};
    INSERT INTO report_runs (id, report_id, version, kind, writer, outcome, transcript_hash, calls, tokens_in, tokens_out,
      duration_ms, created_at)
    SELECT md5('u' || i), md5('r' || i), 1, 'report', 'offline', 'written', '', 0, i % 500, i % 300, i % 900, ${at}
    FROM ${rows};
    INSERT INTO sms_messages (id, demo_request_id, template, once_key, phone, body, state, useful_until, created_at)
    SELECT md5('s' || i), md5('d' || i), 'sms_self_demo_invitation_template', md5('s' || i), '+12120000000', 'Hello',
      CASE WHEN i % 500 = 0 THEN 'failed' ELSE 'sent' END, now(), ${at} FROM ${rows};
    INSERT INTO demo_request_transitions (demo_request_id, from_state, to_state, cause, at)
    SELECT md5('d' || i), 'requested', ${state}, 'cause ' || i % 300, ${at} FROM ${rows};
    INSERT INTO combined_reports (id, prompt, state, content, conversation_count, generated_at, created_at)
    SELECT md5('k' || i), 'Common Themes ' || md5('p' || i), 'written', '', 3, ${at}, ${at} FROM ${rows} WHERE i <= 300;
    INSERT INTO batches (id, revision, row_count, created_count, failed_count, created_at, updated_at)
    SELECT md5('b' || i), 1, i % 90, i % 40, i % 7, ${at}, ${at} FROM ${rows} WHERE i <= 3000;
    INSERT INTO batch_rows (batch_id, id, role, manager_name, manager_phone, recipient_name, recipient_phone, status,
      error_message, request_id, short_code, key)
    SELECT md5('b' || i % 3000), i, 'manager', 'Manager ' || i % 97, '+1415' || lpad((i % 97)::text, 7, '0'),
      'Person ' || md5('n' || i), '+1212' || lpad(i::text, 7, '0'), 'success', '', '', '', '' FROM ${rows};
    INSERT INTO readers (id, email, reports, views, first_at, last_at)
    SELECT md5('e' || i), 'reader' || md5('e' || i) || '@example.com', i % 9, i % 30, ${at}, ${at} FROM ${rows};
    INSERT INTO report_readings (report_id, people, views, admin_views, first_at, last_at, opened_at)
    SELECT md5('r' || i), i % 9, i % 30, i % 3, ${at}, ${at}, ${at} FROM ${rows};
    RESET session_replication_role;
  `
}
