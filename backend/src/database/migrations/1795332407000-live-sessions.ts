import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Every process ends the event streams of a session with the session. */
export class LiveSessions1795332407000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION announce_ended_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('clarity_live', 'session *');
        RETURN NULL;
      END $$;
      CREATE TRIGGER sessions_live_delete AFTER DELETE ON sessions
      FOR EACH STATEMENT EXECUTE FUNCTION announce_ended_sessions();
    `)
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
