import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Every process forgets what it remembered of the scenarios when one of them changes. */
export class LiveScenarios1795332422000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION announce_scenarios() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('clarity_live', 'scenario *');
        RETURN NULL;
      END $$;
      CREATE TRIGGER scenarios_live AFTER INSERT OR UPDATE OR DELETE ON scenarios
      FOR EACH STATEMENT EXECUTE FUNCTION announce_scenarios();
    `)
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
