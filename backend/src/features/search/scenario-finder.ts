import { mostSearchResults, type SearchResult } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { containing, wordsOf } from '../../database/search-pattern.js'
import { paths, type Finder } from './found.js'

/** Finds scenarios that have not been deleted by the words of their title. */
@Injectable()
export class ScenarioFinder implements Finder {
  constructor(private readonly dataSource: DataSource) {}

  async find(text: string): Promise<SearchResult[]> {
    const words = wordsOf(text).map(containing)
    const rows: { id: string; title: string; campaign: string }[] = await this.dataSource.query(
      `SELECT id, title, special_campaign AS campaign FROM scenarios
       WHERE deleted_at IS NULL
         AND NOT EXISTS (SELECT FROM unnest($1::text[]) AS word WHERE plain_text(title) NOT LIKE plain_text(word))
       ORDER BY sort_order, title LIMIT ${mostSearchResults}`,
      [words],
    )
    return rows.map(({ id, title, campaign }) => ({ title, detail: campaign, path: paths.scenario(id) }))
  }
}
