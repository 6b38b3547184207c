import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Codes by SMS for the readers of a report, and the browsers that have shown one. */
export class ReaderCodes1795332495000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE reader_codes (
        id text PRIMARY KEY,
        report_id text NOT NULL REFERENCES reports ON DELETE CASCADE,
        reader text NOT NULL,
        hash text NOT NULL,
        tries integer NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        used_at timestamptz
      );
      CREATE INDEX reader_codes_report ON reader_codes (report_id, reader, created_at DESC);
      CREATE TABLE reader_passes (
        hash text PRIMARY KEY,
        report_id text NOT NULL REFERENCES reports ON DELETE CASCADE,
        reader text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX reader_passes_report ON reader_passes (report_id);
    `)
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
