/** What keeps the long lists of the admin screens quick beside the indexes of their newest rows. */
export const listIndexes = `
  CREATE INDEX conversations_request ON conversations (demo_request_id);
  CREATE INDEX reports_generated ON reports (coalesce(generated_at, 'infinity'), id);
  CREATE INDEX combined_reports_generated ON combined_reports (coalesce(generated_at, 'infinity'), id);
`

/** For searches inside of words. A server that does not lend the extension only searches more slowly. */
export const searchIndexes = `
  DO $$ BEGIN
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE INDEX demo_requests_search ON demo_requests USING gin (id gin_trgm_ops, recipient_name gin_trgm_ops,
      recipient_phone gin_trgm_ops, manager_name gin_trgm_ops, manager_phone gin_trgm_ops);
    CREATE INDEX reports_search ON reports USING gin (id gin_trgm_ops, demo_request_id gin_trgm_ops);
    CREATE INDEX conversations_search ON conversations USING gin (id gin_trgm_ops);
    CREATE INDEX report_views_search ON report_views USING gin (id gin_trgm_ops, report_id gin_trgm_ops,
      geo_location gin_trgm_ops, email gin_trgm_ops, error_message gin_trgm_ops);
    CREATE INDEX report_runs_search ON report_runs USING gin (id gin_trgm_ops, kind gin_trgm_ops, writer gin_trgm_ops,
      model gin_trgm_ops, outcome gin_trgm_ops, fallback_reason gin_trgm_ops,
      (coalesce(report_id, combined_report_id, live_conversation_id)) gin_trgm_ops);
    CREATE INDEX combined_reports_search ON combined_reports USING gin (id gin_trgm_ops, prompt gin_trgm_ops);
    CREATE INDEX short_codes_search ON short_codes USING gin (code gin_trgm_ops);
  EXCEPTION WHEN insufficient_privilege OR feature_not_supported OR undefined_file OR undefined_object THEN
    RAISE NOTICE 'pg_trgm is not to be had: %', SQLERRM;
  END $$;
`
