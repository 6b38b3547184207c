import type { PageQuery } from '@clarity/contracts'

/** Columns that a search looks into, and the tables that they are read from, as a FROM clause. */
export interface SearchedTable {
  readonly from: string
  readonly columns: readonly string[]
}

export interface SearchCondition {
  readonly condition: string
  readonly values: readonly string[]
}

/** Fewer characters make no trigram, so no index can find them and one pass over everything costs least. */
const indexedLength = 3

/** True for the rows where a column contains what was searched for, taken literally, in any case. */
export function searchCondition(
  { id, searched }: { readonly id: string; readonly searched: readonly SearchedTable[] },
  { q = '' }: Pick<PageQuery, 'q'>,
): SearchCondition {
  const words = q.trim()
  if (words === '') return { condition: 'true', values: [] }
  const values = [`%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`]
  const isShort = [...words].length < indexedLength
  if (isShort || searched.length === 1)
    return { condition: contains(searched.flatMap(({ columns }) => columns)), values }
  // Table by table: an index of one table cannot serve an OR over several.
  const found = searched.map(({ from, columns }) => `SELECT ${id} FROM ${from} WHERE ${contains(columns)}`)
  return { condition: `${id} IN (${found.join(' UNION ALL ')})`, values }
}

function contains(columns: readonly string[]): string {
  return `(${columns.map((column) => `${column} ILIKE $1`).join(' OR ')})`
}
