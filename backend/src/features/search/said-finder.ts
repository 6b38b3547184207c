import { mostSearchResults, type SearchResult } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { detailOf, paths, type Finder } from './found.js'

interface SaidRow {
  id: string
  name: string | null
  scenario_title: string | null
  turn: number
  snippet: string
}

const fewestLetters = 3

/**
 * Finds what was said, by the rules of the conversations' languages: other forms of a word are found too. Words in
 * quotation marks are a phrase. Of the newest conversations those come first in which one turn has all words; each shows
 * the turn that fits best.
 */
@Injectable()
export class SaidFinder implements Finder {
  constructor(private readonly dataSource: DataSource) {}

  async find(text: string): Promise<SearchResult[]> {
    if (text.length < fewestLetters) return []
    const query = await this.queryOf(text)
    if (query === null) return []
    const rows: SaidRow[] = await this.dataSource.query(
      `SELECT found.id, found.recipient_name AS name, found.title AS scenario_title, best.turn::int AS turn,
         -- A query that the turn does not meet would show its beginning instead of its words.
         ts_headline(found.rules, best.message, CASE WHEN best.has_all
             THEN websearch_to_tsquery(found.rules, $2) || $1::text::tsquery
             ELSE replace($1::text, '&', '|')::tsquery END,
           'StartSel="", StopSel="", MaxWords=24, MinWords=10') AS snippet
       FROM (
         SELECT c.id, c.created_at, c.transcript, d.recipient_name, s.title, said_rules(s.language) AS rules
         FROM (SELECT id, created_at, demo_request_id, transcript FROM conversations
           WHERE said @@ $1::text::tsquery ORDER BY created_at DESC, id DESC LIMIT ${mostSearchResults}) AS c
         LEFT JOIN demo_requests d ON d.id = c.demo_request_id LEFT JOIN scenarios s ON s.id = d.scenario_id
       ) AS found CROSS JOIN LATERAL (
         SELECT number AS turn, said->>'message' AS message, words @@ $1::text::tsquery AS has_all
         FROM jsonb_array_elements(found.transcript) WITH ORDINALITY AS turns (said, number),
           to_tsvector(found.rules, plain_text(coalesce(said->>'message', ''))) AS words
         ORDER BY has_all DESC, ts_rank(words, replace($1::text, '&', '|')::tsquery) DESC, number LIMIT 1
       ) AS best ORDER BY best.has_all DESC, found.created_at DESC, found.id DESC`,
      [query, text],
    )
    return rows.map(({ id, name, scenario_title, turn, snippet }) => ({
      title: snippet,
      detail: detailOf(name, scenario_title),
      path: paths.turn(id, turn),
    }))
  }

  /** The query by the rules of each language in use; null if it has only words that all languages ignore. */
  private async queryOf(text: string): Promise<string | null> {
    const rows: { query: string }[] = await this.dataSource.query(
      `SELECT DISTINCT websearch_to_tsquery(said_rules(language), plain_text($1))::text AS query FROM scenarios`,
      [text],
    )
    const queries = rows.map(({ query }) => query).filter((query) => query !== '')
    return queries.length === 0 ? null : queries.map((query) => `(${query})`).join(' | ')
  }
}
