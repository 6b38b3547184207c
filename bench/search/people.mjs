const firstNames = ['Ana', 'Ben', 'Chloé', 'Dmitri', 'Elif', 'Femi', 'Grete', 'Hana', 'Ivo', 'Jelena', 'Kofi', 'Lina']
const lastNames = ['Okafor', 'Lind', 'Novák', 'Sørensen', 'García', 'Kaya', 'Rossi', 'Weber', 'Dubois', 'Silva', 'Park']
const words = ['price', 'delivery', 'team', 'budget', 'contract', 'deadline', 'weather', 'customer', 'meeting', 'offer']

const list = (texts) => `ARRAY[${texts.map((text) => `'${text}'`).join(', ')}]`
const pick = (texts, by) => `(${list(texts)})[1 + (${by}) % ${texts.length}]`

/** SQL that adds people with these numbers, each with a conversation of four turns. Numbers 1 to 3 are found by searches. */
export function peopleUpTo(from, to) {
  const rows = `generate_series(${from}, ${to}) i`
  const name = `${pick(firstNames, 'i')} || ' ' || ${pick(lastNames, 'i / 12')} || ' ' || chr(65 + i % 26) || substr(md5('n' || i), 1, 6)`
  const turn = (at) =>
    `jsonb_build_object('role', 'user', 'message', 'We spoke of the ' || ${pick(words, `i / ${at}`)} || ' and the ' ||
      ${pick(words, `i / ${at * 7}`)} || CASE WHEN i <= 3 THEN ' under an orange umbrella' ELSE '' END,
      'time_in_call_secs', ${at}, 'tool_calls', '[]'::jsonb, 'duration', NULL)`
  return `
    INSERT INTO demo_requests (id, role, scenario_id, manager_name, manager_phone, recipient_name, recipient_phone)
    SELECT md5('d' || i), 'manager', (SELECT id FROM scenarios ORDER BY id OFFSET i % 3 LIMIT 1), 'Robin Hale',
      '+13' || lpad(i::text, 9, '0'), CASE WHEN i <= 3 THEN 'Tomás Müller' ELSE ${name} END,
      '+1415' || (5000000 + i) FROM ${rows};
    INSERT INTO conversations (id, demo_request_id, provider, provider_conversation_id, counts, started_at,
      duration_secs, transcript, created_at)
    SELECT md5('c' || i), md5('d' || i), 'builtin', 'c' || i, true, now(), 300,
      jsonb_build_array(${[1, 2, 3, 4].map(turn).join(', ')}), timestamptz '2026-01-01Z' + i * interval '1 second'
    FROM ${rows};
  `
}
