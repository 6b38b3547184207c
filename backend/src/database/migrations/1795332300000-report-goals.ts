import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * The verdicts of a report beside its text: figures over many reports then need not parse each of them. Null if the text
 * has none, or is no report.
 */
export class ReportGoals1795332300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE reports ADD COLUMN goals jsonb')
    await runner.query(`
      CREATE FUNCTION pg_temp.goals_of(content text) RETURNS jsonb LANGUAGE plpgsql AS $$ BEGIN
        RETURN (SELECT jsonb_agg(jsonb_build_object('label', g -> 'label', 'met', g -> 'met') ORDER BY place)
          FROM jsonb_array_elements(content::jsonb -> 'goals') WITH ORDINALITY AS goals (g, place));
      EXCEPTION WHEN OTHERS THEN RETURN NULL;
      END $$
    `)
    await runner.query('UPDATE reports SET goals = pg_temp.goals_of(content) WHERE content IS NOT NULL')
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
