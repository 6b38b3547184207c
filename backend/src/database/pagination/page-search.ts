import type { DataSource } from 'typeorm'
import { containing, lineBeginning, readPhoneDigits, wordBeginning, wordsOf } from '../search-pattern.js'

/** What a list is searched by. */
export interface Searched {
  /** Every searched text of the row, by `searchLines`; an index has the same expression. */
  readonly text: string
  /** Searched texts of another table, each after a line break: a query for what the column then has, with the pattern as $1. */
  readonly other?: { readonly column: string; readonly query: string }
}

/** The rows that match a search, as a condition whose parameters begin at $1. */
export interface Search {
  readonly condition: string
  readonly values: readonly unknown[]
}

/** One and two characters are in almost every row: they match beginnings only. */
const mostOfBeginning = 2

/** Finds the rows with a text, in any case, without accents; with the words of a name in any order; with a phone. */
export async function search(database: DataSource, { text, other }: Searched, q = ''): Promise<Search | null> {
  const typed = q.trim()
  if (typed === '') return null
  const values: unknown[] = []
  const like = (pattern: string) => `${text} LIKE plain_text($${values.push(pattern)})`
  const conditions = [allOf([typed], like)]
  const words = wordsOf(typed)
  if (words.length > 1) conditions.push(allOf(words, like))
  const digits = readPhoneDigits(typed)
  if (digits !== null && digits !== typed) conditions.push(like(containing(digits)))
  if (other) {
    const found = await findOthers(database, other.query, typed)
    if (found.length > 0) conditions.push(`${other.column} = ANY($${values.push(found)}::text[])`)
  }
  return { condition: `(${conditions.join(' OR ')})`, values }
}

function allOf(texts: readonly string[], like: (pattern: string) => string): string {
  const conditions = texts.map((text) =>
    [...text].length > mostOfBeginning
      ? like(containing(text))
      : `(${like(lineBeginning(text))} OR ${like(wordBeginning(text))})`,
  )
  return `(${conditions.join(' AND ')})`
}

async function findOthers(database: DataSource, query: string, typed: string): Promise<string[]> {
  const isShort = [...typed].length <= mostOfBeginning
  const pattern = isShort ? lineBeginning(typed) : containing(typed)
  const rows: { found: string }[] = await database.query(query, [pattern])
  return rows.map(({ found }) => found)
}
