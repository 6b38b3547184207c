import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * The words of each conversation, by the rules of its language. A trigger fills them, because the previous release
 * inserts rows too; rows from before are filled by a job, because many of them would hold a start for minutes.
 */
export class SaidWords1795332411000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE conversations ADD COLUMN said tsvector;
      CREATE FUNCTION said_rules(language text) RETURNS regconfig LANGUAGE sql STABLE AS $$
        SELECT (CASE language WHEN 'en' THEN 'english' WHEN 'es' THEN 'spanish' WHEN 'fr' THEN 'french'
          WHEN 'de' THEN 'german' WHEN 'it' THEN 'italian' WHEN 'pt' THEN 'portuguese' WHEN 'hi' THEN 'hindi'
          WHEN 'ar' THEN 'arabic' WHEN 'ru' THEN 'russian' WHEN 'tr' THEN 'turkish' WHEN 'sv' THEN 'swedish'
          WHEN 'da' THEN 'danish' WHEN 'no' THEN 'norwegian' WHEN 'fi' THEN 'finnish' WHEN 'hu' THEN 'hungarian'
          ELSE 'simple' END)::regconfig
      $$;
      -- A tsvector holds at most 1 MB.
      CREATE FUNCTION said_words(request_id text, transcript jsonb) RETURNS tsvector LANGUAGE sql STABLE AS $$
        SELECT to_tsvector(
          said_rules((SELECT s.language FROM demo_requests d JOIN scenarios s ON s.id = d.scenario_id
            WHERE d.id = request_id)),
          left(plain_text((SELECT coalesce(string_agg(turn->>'message', E'\\n'), '')
            FROM jsonb_array_elements(CASE jsonb_typeof(transcript) WHEN 'array' THEN transcript ELSE '[]' END) AS turn)),
            200000))
      $$;
      CREATE FUNCTION fill_said() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.said := said_words(NEW.demo_request_id, NEW.transcript);
        RETURN NEW;
      END $$;
      CREATE TRIGGER conversations_said_insert BEFORE INSERT ON conversations
        FOR EACH ROW WHEN (NEW.said IS NULL) EXECUTE FUNCTION fill_said();
      CREATE TRIGGER conversations_said_update BEFORE UPDATE OF transcript ON conversations
        FOR EACH ROW EXECUTE FUNCTION fill_said();
      CREATE INDEX conversations_said ON conversations USING gin (said);
      CREATE INDEX conversations_unsaid ON conversations (id) WHERE said IS NULL;
    `)
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
