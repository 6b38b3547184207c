import type { DataSource } from 'typeorm'

/** Columns that a search looks into, the likeliest first, and the tables that they are read from, as a FROM clause. */
export interface SearchedTable {
  readonly from: string
  readonly columns: readonly string[]
}

/** The rows that a search leaves, as a condition whose parameters begin at $1. */
export interface Search {
  readonly condition: string
  readonly values: readonly unknown[]
  /** Null where they have to be counted. */
  readonly total: number | null
}

/** More than this many rows are not kept as a list of ids: they are everywhere, so that reading on soon meets them. */
const fewest = 2_000

/** Finds the rows where a column contains the words, taken literally, in any case. */
export async function search(
  database: DataSource,
  { id, searched }: { readonly id: string; readonly searched: readonly SearchedTable[] },
  q = '',
): Promise<Search> {
  const words = q.trim()
  if (words === '') return { condition: 'true', values: [], total: null }
  const values = [`%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`]
  // Table by table: an index of one table cannot serve an OR over several.
  const tables = searched.map(({ from, columns }) => `SELECT ${id} FROM ${from} WHERE ${contains(columns)}`)
  const found: { id: string }[] = await database.query(`${tables.join(' UNION ALL ')} LIMIT ${fewest + 1}`, values)
  if (found.length > fewest)
    return { condition: contains(searched.flatMap(({ columns }) => columns)), values, total: null }
  const ids = [...new Set(found.map((row) => row.id))]
  return { condition: `${id} = ANY($1::text[])`, values: [ids], total: ids.length }
}

function contains(columns: readonly string[]): string {
  return `(${columns.map((column) => `${column} ILIKE $1`).join(' OR ')})`
}
