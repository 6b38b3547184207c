import type { Query } from './query.js'

/** Columns by table. */
export type TableColumns = ReadonlyMap<string, ReadonlySet<string>>

/** Every current table of the product's schema; an extension's own tables are left out. */
export async function listColumns(query: Query): Promise<TableColumns> {
  // The catalog itself: information_schema's views take 20 times as long, and every health probe runs this query.
  const rows = await query<{ name: string; columns: string[] }>(
    `SELECT c.relname AS name, array_remove(array_agg(a.attname::text), NULL) AS columns
     FROM pg_class c LEFT JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p')
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
     GROUP BY c.relname`,
  )
  return new Map(rows.map(({ name, columns }) => [name, new Set(columns)]))
}

/** The wanted columns that are missing, as `table.column`. */
export function findMissingColumns(
  present: TableColumns,
  wanted: Readonly<Record<string, readonly string[]>>,
): string[] {
  return Object.entries(wanted).flatMap(([table, columns]) =>
    columns.filter((column) => !present.get(table)?.has(column)).map((column) => `${table}.${column}`),
  )
}
