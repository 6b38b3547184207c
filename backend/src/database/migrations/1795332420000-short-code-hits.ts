import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Who follows short links, and from where. Hits of one code within a moment that are alike share a row. */
export class ShortCodeHits1795332420000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE short_code_hits (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        code text NOT NULL,
        at timestamptz NOT NULL,
        kind text NOT NULL,
        referrer_host text,
        hits integer NOT NULL
      );
      CREATE INDEX short_code_hits_code ON short_code_hits (code, at);
    `)
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
