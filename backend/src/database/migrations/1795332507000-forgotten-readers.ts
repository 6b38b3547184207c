import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * A reader whose email left the log of views leaves the counts by reader too, whichever change blanked it: an erasure,
 * the end of its time, or a receipt in a restored database. The counts by report stay.
 */
export class ForgottenReaders1795332507000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION forget_readers() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        WITH blanked AS (
          SELECT DISTINCT o.report_id, md5(lower(o.email)) AS reader_id
          FROM before o JOIN after n USING (id) WHERE o.email IS NOT NULL AND n.email IS NULL
        ), forgotten AS (
          DELETE FROM report_readers k USING blanked b
          WHERE k.report_id = b.report_id AND k.reader_id = b.reader_id AND NOT EXISTS (
            SELECT FROM report_views v WHERE v.report_id = b.report_id AND md5(lower(v.email)) = b.reader_id)
          RETURNING k.report_id, k.reader_id
        )
        DELETE FROM readers r USING forgotten f
        WHERE r.id = f.reader_id AND NOT EXISTS (
          SELECT FROM report_readers k WHERE k.reader_id = r.id
            AND NOT EXISTS (SELECT FROM forgotten g WHERE g.report_id = k.report_id AND g.reader_id = k.reader_id));
        RETURN NULL;
      END $$;
      CREATE TRIGGER report_views_forgotten AFTER UPDATE ON report_views
        REFERENCING OLD TABLE AS before NEW TABLE AS after
        FOR EACH STATEMENT EXECUTE FUNCTION forget_readers();
    `)
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
