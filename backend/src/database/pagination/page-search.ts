import type { DataSource } from 'typeorm'

/** Columns to search, the likeliest first, and their tables as a FROM clause. */
export interface SearchedTable {
  readonly from: string
  readonly columns: readonly string[]
}

/** The rows that match a search, as a condition whose parameters begin at $1. */
export interface Search {
  readonly condition: string
  readonly values: readonly unknown[]
  /** Null if the rows have to be counted. */
  readonly total: number | null
}

/** Above this number, matches are not kept as ids: they are so frequent that scanning in order finds them soon. */
const fewest = 2_000

/** Finds the rows in which a column contains the search text, taken literally and case-insensitively. */
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
