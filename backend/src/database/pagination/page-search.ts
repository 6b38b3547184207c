import type { DataSource } from 'typeorm'
import { beginningOf, containing, readPhoneDigits, wordsOf } from '../search-pattern.js'

/** What to search, the likeliest first, and its tables as a FROM clause. */
export interface SearchedTable {
  readonly from: string
  /** Texts that contain what was typed. */
  readonly columns: readonly string[]
  /** Names that contain every typed word, in any order, without accents. */
  readonly names?: readonly string[]
  /** Phones, found in whatever form they were typed. */
  readonly phones?: readonly string[]
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

/** Two characters are in almost every row: they match beginnings only. */
const isShort = (text: string) => [...text].length === 2

/** A word of a name that is not longer is the beginning of one. */
const mostOfBeginning = 2

/** Finds the rows that match the search text, taken literally and case-insensitively. */
export async function search(
  database: DataSource,
  { id, searched }: { readonly id: string; readonly searched: readonly SearchedTable[] },
  q = '',
): Promise<Search> {
  const text = q.trim()
  if (text === '') return { condition: 'true', values: [], total: null }
  const values: string[] = []
  // Table by table: an index of one table cannot serve an OR over several.
  const conditions = searched.map((table) => ({ from: table.from, condition: matches(table, text, values) }))
  const tables = conditions.map(({ from, condition }) => `SELECT ${id} FROM ${from} WHERE ${condition}`)
  const found: { id: string }[] = await database.query(`${tables.join(' UNION ALL ')} LIMIT ${fewest + 1}`, values)
  if (found.length > fewest)
    return { condition: `(${conditions.map(({ condition }) => condition).join(' OR ')})`, values, total: null }
  const ids = [...new Set(found.map((row) => row.id))]
  return { condition: `${id} = ANY($1::text[])`, values: [ids], total: ids.length }
}

function matches({ columns, names = [], phones = [] }: SearchedTable, text: string, values: string[]): string {
  const parameter = (value: string) => `$${known(values, value)}`
  const like = (expression: string, pattern: string) => `${expression} LIKE plain_text(${parameter(pattern)})`
  const digits = readPhoneDigits(text)
  const conditions = [
    ...columns.map((column) => `${column} ILIKE ${parameter(isShort(text) ? beginningOf(text) : containing(text))}`),
    ...(hasWords(text) ? names : []).map((column) => {
      const name = `plain_text(${column})`
      const words = wordsOf(text).map((word) =>
        word.length <= mostOfBeginning
          ? `(${like(name, beginningOf(word))} OR ${like(name, `% ${beginningOf(word)}`)})`
          : like(name, containing(word)),
      )
      return `(${words.join(' AND ')})`
    }),
    ...(digits === null ? [] : phones.map((column) => `${column} LIKE ${parameter(containing(digits))}`)),
  ]
  return `(${conditions.join(' OR ')})`
}

const hasWords = (text: string) => wordsOf(text).length > 0

/** The number of the parameter with this value, added if there is none. */
function known(values: string[], value: string): number {
  const at = values.indexOf(value)
  return at >= 0 ? at + 1 : values.push(value)
}
