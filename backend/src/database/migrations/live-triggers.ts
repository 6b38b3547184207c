/**
 * Triggers announce changes to the admin's open pages, inside the transaction that makes them. Triggers, because every
 * writer must announce: workers, commands, and the previous release during a rolling upgrade.
 */
export const liveFunctions = `
  CREATE FUNCTION announce_ids(kind text, ids text[]) RETURNS void LANGUAGE sql AS $$
    SELECT pg_notify('clarity_live', kind || ' ' || id)
    FROM unnest(CASE WHEN cardinality(ids) > 50 THEN ARRAY['*'] ELSE ids END) AS id
    WHERE id IS NOT NULL
  $$;
  CREATE FUNCTION announce_changes() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_ARGV[0] <> '' THEN
      PERFORM announce_ids(TG_ARGV[0], ARRAY(SELECT id FROM changed));
    END IF;
    IF TG_TABLE_NAME IN ('sms_messages', 'calls', 'conversations', 'reports') THEN
      PERFORM announce_ids('request', ARRAY(SELECT DISTINCT demo_request_id FROM changed));
    ELSIF TG_TABLE_NAME = 'report_views' THEN
      PERFORM announce_ids('request',
        ARRAY(SELECT DISTINCT r.demo_request_id FROM reports r JOIN changed ON changed.report_id = r.id));
    END IF;
    RETURN NULL;
  END $$;
`

/** Announces inserted and updated rows of a table. An empty kind announces only their requests. */
export function liveTriggers(table: string, kind: string): string {
  return ['INSERT', 'UPDATE']
    .map(
      (change) => `
        CREATE TRIGGER ${table}_live_${change.toLowerCase()} AFTER ${change} ON ${table}
        REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_changes('${kind}');`,
    )
    .join('')
}
