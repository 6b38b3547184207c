import type { MigrationInterface, QueryRunner } from 'typeorm'
import { countReportViews } from './count-report-views.js'

/** A view is written within it. */
const settled = `now() - interval '5 minutes'`

/**
 * Counts of views by report and by reader. A trigger keeps them, because the previous release writes views too. Older views
 * are counted first, beside the readers; only the last minutes are counted while the log is locked.
 */
export class ReportReaders1795332471000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE report_readers (
        report_id text NOT NULL,
        reader_id text NOT NULL,
        views integer NOT NULL,
        first_at timestamptz NOT NULL,
        last_at timestamptz NOT NULL,
        geo_location text,
        PRIMARY KEY (report_id, reader_id)
      );
      CREATE TABLE readers (
        id text PRIMARY KEY,
        email text NOT NULL,
        reports integer NOT NULL,
        views integer NOT NULL,
        first_at timestamptz NOT NULL,
        last_at timestamptz NOT NULL,
        geo_location text
      );
      CREATE TABLE report_readings (
        report_id text PRIMARY KEY,
        people integer NOT NULL,
        views integer NOT NULL,
        admin_views integer NOT NULL,
        first_at timestamptz,
        last_at timestamptz,
        opened_at timestamptz NOT NULL
      );
    `)
    await runner.query(countReportViews(`(SELECT * FROM report_views WHERE viewed_at < ${settled}) AS older`))
    await runner.query(`
      LOCK TABLE report_views IN SHARE ROW EXCLUSIVE MODE;
      ${countReportViews(`(SELECT * FROM report_views WHERE viewed_at >= ${settled}) AS latest`)}
      CREATE FUNCTION count_report_views() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        ${countReportViews('added')}
        RETURN NULL;
      END $$;
      CREATE TRIGGER report_views_counted AFTER INSERT ON report_views REFERENCING NEW TABLE AS added
        FOR EACH STATEMENT EXECUTE FUNCTION count_report_views();
      CREATE INDEX report_readers_reader ON report_readers (reader_id);
      CREATE INDEX readers_last ON readers (last_at, id);
      CREATE INDEX readers_first ON readers (first_at, id);
      CREATE INDEX readers_email ON readers (lower(left(coalesce(email, ''), 40)), id);
      CREATE INDEX readers_reports ON readers ((coalesce(reports, -1)::float8), id);
      CREATE INDEX readers_views ON readers ((coalesce(views, -1)::float8), id);
      CREATE INDEX report_readings_opened ON report_readings (opened_at, report_id);
      CREATE INDEX report_readings_first ON report_readings (coalesce(first_at, 'infinity'), report_id);
      CREATE INDEX report_readings_last ON report_readings (coalesce(last_at, 'infinity'), report_id);
      CREATE INDEX report_readings_people ON report_readings ((coalesce(people, -1)::float8), report_id);
      CREATE INDEX report_readings_views ON report_readings ((coalesce(views, -1)::float8), report_id);
    `)
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
