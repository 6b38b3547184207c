/** A written report with the id `r`, whose gate has no limit, and a table for the floor's views. */
export async function addReport(database) {
  const content = JSON.stringify({ overview: 'What was said, and what to do next time. '.repeat(300) })
  await database.query(`
    CREATE TABLE bench_views (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, report_id text, email text,
      address text, viewed_at timestamptz DEFAULT now());
    INSERT INTO demo_requests (id, role, scenario_id, recipient_name, recipient_phone)
    SELECT 'd', 'recipient', id, 'Ada', '+14155550101' FROM scenarios LIMIT 1;
    INSERT INTO conversations (id, demo_request_id, provider, provider_conversation_id, counts, started_at, duration_secs, transcript)
    VALUES ('c', 'd', 'builtin', 'c', true, now(), 60, '[]')`)
  await database.query(
    `INSERT INTO reports (id, demo_request_id, conversation_id, version, wanted_version, content, generated_at)
     VALUES ('r', 'd', 'c', 1, 1, $1, now())`,
    [content],
  )
  // The limit of an address is raised by its row: the request is counted, and never refused.
  await database.query(`
    CREATE FUNCTION bench_unlimited() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.points := 1; RETURN NEW; END $$;
    CREATE TRIGGER bench_unlimited BEFORE INSERT OR UPDATE ON limits FOR EACH ROW EXECUTE FUNCTION bench_unlimited()`)
}
