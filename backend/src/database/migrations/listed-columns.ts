/**
 * Columns of a demo request beside each row of another table, so an index can sort them. A trigger fills them,
 * because the previous release writes rows too. It shares the request's row: a change of it waits, then finds this row.
 */
export function listedColumns(table: string, added: readonly string[], columns: readonly string[]): string {
  return `
    ALTER TABLE ${table} ${added.map((column) => `ADD COLUMN ${column}`).join(', ')};
    CREATE FUNCTION fill_listed_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      SELECT ${columns.map((column) => `d.${column}`).join(', ')} INTO ${columns.map((column) => `NEW.${column}`).join(', ')}
      FROM demo_requests d WHERE d.id = NEW.demo_request_id FOR SHARE;
      RETURN NEW;
    END $$;
    CREATE TRIGGER ${table}_listed BEFORE INSERT OR UPDATE OF demo_request_id ON ${table}
      FOR EACH ROW WHEN (NEW.demo_request_id IS NOT NULL) EXECUTE FUNCTION fill_listed_${table}();
  `
}
