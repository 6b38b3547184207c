import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Names without accents and case, for searches. The function uses only what every PostgreSQL has, so that an index and
 * a restore can rely on it; unaccent depends on a right to create it and on a file of the server.
 */
export class PlainNames1795332410000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION plain_text(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT CASE WHEN octet_length($1) = char_length($1) THEN lower($1) ELSE
          replace(replace(replace(translate(
            lower(regexp_replace(normalize($1, NFD), '[\\u0300-\\u036f]', '', 'g')),
            'łøđðħıŧ', 'loddhit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe') END
      $$;
      DO $$ BEGIN
        CREATE EXTENSION IF NOT EXISTS pg_trgm;
        CREATE INDEX demo_requests_names ON demo_requests
          USING gin (plain_text(recipient_name) gin_trgm_ops, plain_text(manager_name) gin_trgm_ops);
      EXCEPTION WHEN insufficient_privilege OR feature_not_supported OR undefined_file OR undefined_object THEN
        CREATE INDEX demo_requests_recipient_name ON demo_requests (plain_text(recipient_name) text_pattern_ops);
        CREATE INDEX demo_requests_manager_name ON demo_requests (plain_text(manager_name) text_pattern_ops);
        CREATE INDEX demo_requests_recipient_phone ON demo_requests (recipient_phone text_pattern_ops);
        CREATE INDEX demo_requests_manager_phone ON demo_requests (manager_phone text_pattern_ops);
      END $$;
    `)
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
