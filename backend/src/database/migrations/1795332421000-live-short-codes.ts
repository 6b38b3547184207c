import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Every process forgets what it remembered of a short code that is made, changed or deleted. */
export class LiveShortCodes1795332421000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION announce_short_codes() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM announce_ids('short_code', ARRAY(SELECT code FROM changed));
        RETURN NULL;
      END $$;
      CREATE TRIGGER short_codes_live_insert AFTER INSERT ON short_codes
      REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_short_codes();
      CREATE TRIGGER short_codes_live_update AFTER UPDATE ON short_codes
      REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_short_codes();
      CREATE TRIGGER short_codes_live_delete AFTER DELETE ON short_codes
      REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_short_codes();
    `)
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
