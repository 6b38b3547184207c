import type { DataSource } from 'typeorm'
import { containing, readPhoneDigits, wordBeginning, wordsOf } from '../search-pattern.js'

/** What a list is searched by. */
export interface Searched {
  /** Every searched text of the row, by `searchLines`; an index has the same expression. */
  readonly text: string
  readonly other?: SearchedElsewhere
}

/** What another table is searched by. */
export interface SearchedElsewhere {
  /** The list's column of what is found. */
  readonly column: string
  /** Searched text of the other table, after a line break, in any case. */
  readonly text: string
  /** A query for what the column then has, `found`, by a condition with one parameter. */
  readonly query: (condition: string) => string
}

/** The rows that match a search, as a condition whose parameters begin at $1. */
export interface Search {
  readonly condition: string
  readonly values: readonly unknown[]
}

/** One and two characters are in almost every row: they match beginnings of words only, and signs alone nothing. */
const mostOfBeginning = 2

/** Finds the rows with a text, in any case, without accents; with the words of a name in any order; with a phone. */
export async function search(database: DataSource, { text, other }: Searched, q = ''): Promise<Search | null> {
  const typed = q.trim()
  if (typed === '') return null
  const values: unknown[] = []
  const like = (pattern: string) => `${text} LIKE plain_text($${values.push(pattern)})`
  const has = (part: string): string[] => {
    if (!isShort(part)) return [like(containing(part))]
    const beginning = wordBeginning(part)
    return beginning === null ? [] : [`${text} ~ plain_text($${values.push(beginning)})`]
  }
  const conditions = has(typed)
  const words = wordsOf(typed).length > 1 ? wordsOf(typed).flatMap(has) : []
  if (words.length > 0) conditions.push(`(${words.join(' AND ')})`)
  const digits = readPhoneDigits(typed)
  if (digits !== null && digits !== typed) conditions.push(like(containing(digits)))
  if (other) {
    const found = await findElsewhere(database, other, typed)
    if (found.length > 0) conditions.push(`${other.column} = ANY($${values.push(found)}::text[])`)
  }
  return { condition: conditions.length > 0 ? `(${conditions.join(' OR ')})` : 'false', values }
}

const isShort = (text: string) => [...text].length <= mostOfBeginning

async function findElsewhere(database: DataSource, { text, query }: SearchedElsewhere, typed: string) {
  const [operator, pattern] = isShort(typed) ? ['~*', wordBeginning(typed)] : ['ILIKE', containing(typed)]
  if (pattern === null) return []
  const rows: { found: string }[] = await database.query(query(`(${text}) ${operator} plain_text($1)`), [pattern])
  return rows.map(({ found }) => found)
}
