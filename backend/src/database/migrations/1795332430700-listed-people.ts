import type { MigrationInterface, QueryRunner } from 'typeorm'

/** A changed name or phone, of a person who is erased for instance, changes beside conversations and reports too. */
export class ListedPeople1795332430700 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION change_listed_people() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE conversations SET demo_request_id = demo_request_id WHERE demo_request_id = NEW.id;
        UPDATE reports SET demo_request_id = demo_request_id WHERE demo_request_id = NEW.id;
        RETURN NULL;
      END $$;
      CREATE TRIGGER demo_requests_listed_people AFTER UPDATE OF scenario_id, recipient_name, manager_name,
        recipient_phone, manager_phone ON demo_requests FOR EACH ROW
        WHEN ((OLD.scenario_id, OLD.recipient_name, OLD.manager_name, OLD.recipient_phone, OLD.manager_phone)
          IS DISTINCT FROM (NEW.scenario_id, NEW.recipient_name, NEW.manager_name, NEW.recipient_phone, NEW.manager_phone))
        EXECUTE FUNCTION change_listed_people();
    `)
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
