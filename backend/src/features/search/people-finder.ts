import { mostSearchResults, type SearchResult } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { beginningOf, containing, wordsOf } from '../../database/search-pattern.js'
import { searchedText } from '../../database/searched-text.js'
import { detailOf, paths, type Finder } from './found.js'

interface PersonRow {
  id: string
  name: string
  phone: string | null
  scenario_title: string | null
}

/** Rows that are read before equal people are joined. */
const mostRows = 200
/** Lower than PostgreSQL's 0.6, which misses one wrong letter in a short name. */
const similarEnough = 0.45
/** Shorter words have too few trigrams to be similar to anything. */
const fewestSimilarLetters = 4

const columns = [
  { name: 'd.recipient_name', phone: 'd.recipient_phone' },
  { name: 'd.manager_name', phone: 'd.manager_phone' },
]

/** Finds people by name: without accents, words in any order, and with small misspellings if nothing else is found. */
@Injectable()
export class PeopleFinder implements Finder {
  constructor(private readonly dataSource: DataSource) {}

  async find(text: string): Promise<SearchResult[]> {
    const words = wordsOf(text)
    if (!/\p{L}/u.test(text)) return []
    if (text.includes('@')) return this.findReaders(text)
    const exact = await this.read(this.dataSource.manager, words, (name, at) => contains(name, at, words[at - 1]!))
    if (exact.length > 0 || words.some((word) => word.length < fewestSimilarLetters)) return exact
    return this.findSimilar(words)
  }

  /** True if the database can compare by trigrams. */
  async canCompare(): Promise<boolean> {
    const [row] = await this.dataSource.query<[{ has: boolean }]>(
      `SELECT EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') AS has`,
    )
    return row.has
  }

  private async findSimilar(words: readonly string[]): Promise<SearchResult[]> {
    if (!(await this.canCompare())) return []
    return this.dataSource.transaction(async (manager) => {
      await manager.query(`SELECT set_config('pg_trgm.word_similarity_threshold', $1, true)`, [String(similarEnough)])
      return this.read(manager, words, (name, at) => `plain_text($${at}) <% ${name}`, true)
    })
  }

  private async read(
    manager: EntityManager,
    words: readonly string[],
    matches: (name: string, parameter: number) => string,
    isRanked = false,
  ): Promise<SearchResult[]> {
    const parts = columns.map(({ name, phone }) => {
      const plain = `plain_text(${name})`
      const condition = words.map((_, index) => matches(plain, index + 1)).join(' AND ')
      const rank = isRanked
        ? words.map((_, at) => `word_similarity(plain_text($${at + 1}), ${plain})`).join(' + ')
        : '0'
      return `(SELECT d.id, ${name} AS name, ${phone} AS phone, d.scenario_id, d.created_at, ${rank} AS rank
        FROM demo_requests d WHERE ${condition} ${isRanked ? 'ORDER BY rank DESC' : ''} LIMIT ${mostRows})`
    })
    const rows: PersonRow[] = await manager.query(
      `SELECT found.id, found.name, found.phone, s.title AS scenario_title FROM (
         SELECT DISTINCT ON (plain_text(name), phone) * FROM (${parts.join(' UNION ALL ')}) AS rows
         ORDER BY plain_text(name), phone, created_at DESC
       ) AS found LEFT JOIN scenarios s ON s.id = found.scenario_id
       ORDER BY found.rank DESC, found.created_at DESC LIMIT ${mostSearchResults}`,
      words.map((word) => (isRanked ? word : patternOf(word))),
    )
    return rows.map(({ id, name, phone, scenario_title }) => ({
      title: name,
      detail: detailOf(phone, scenario_title),
      path: paths.request(id),
    }))
  }

  /** The readers of reports, who are known by their email. */
  private async findReaders(text: string): Promise<SearchResult[]> {
    const rows: { email: string; views: number }[] = await this.dataSource.query(
      `SELECT email, count(*)::int AS views FROM
         (SELECT lower(email) AS email FROM report_views v
          WHERE email ILIKE $1 AND ${searchedText('report_views', 'v')} LIKE plain_text($1) LIMIT ${mostRows}) AS found
       GROUP BY email ORDER BY views DESC, email LIMIT ${mostSearchResults}`,
      [containing(text)],
    )
    return rows.map(({ email }) => ({ title: email, detail: '', path: paths.views(email) }))
  }
}

function patternOf(word: string): string {
  return word.length <= 2 ? beginningOf(word) : containing(word)
}

function contains(name: string, at: number, word: string): string {
  if (word.length > 2) return `${name} LIKE plain_text($${at})`
  return `(${name} LIKE plain_text($${at}) OR ${name} LIKE '% ' || plain_text($${at}))`
}
