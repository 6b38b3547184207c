import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * What a list's search looks through: each text on a line of its own, so that a search can ask for its beginning. Bound
 * to `plain_text` now: while an index is built, PostgreSQL does not look for it in the schema.
 */
export class SearchLines1795332430000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION search_lines(VARIADIC texts text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
        RETURN plain_text(E'\\n' || array_to_string(texts, E'\\n'));
    `)
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
