import { escapeIdentifier, type Client } from 'pg'

/** Columns by table name, with its schema. */
export type TableColumns = ReadonlyMap<string, readonly string[]>

/** Every table of the product and its job queue. */
export async function listTableColumns(client: Client): Promise<TableColumns> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    SELECT n.nspname || '.' || c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    WHERE n.nspname IN ('public', 'pgboss') AND c.relkind IN ('r', 'p') AND NOT c.relispartition
    GROUP BY 1 ORDER BY 1`)
  return new Map(rows.map(({ name, columns }) => [name, columns]))
}

/** The given columns of every row, as text, by table; rows are sorted by their text. */
export async function readRows(client: Client, tables: TableColumns): Promise<Map<string, string[]>> {
  const read = new Map<string, string[]>()
  for (const [table, columns] of tables) {
    const list = columns.map((column) => escapeIdentifier(column)).join(', ')
    const { rows } = await client.query<{ row: string }>(
      `SELECT r::text AS row FROM (SELECT ${list} FROM ${table}) r ORDER BY 1`,
    )
    read.set(
      table,
      rows.map(({ row }) => row),
    )
  }
  return read
}
