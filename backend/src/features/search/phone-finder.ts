import { mostSearchResults, type SearchResult } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { containing, readPhoneDigits } from '../../database/search-pattern.js'
import { searchedText } from '../../database/searched-text.js'
import { detailOf, paths, type Finder } from './found.js'

const mostRows = 200

const isAnywhere = `${searchedText('demo_requests', 'd')} LIKE $1`

/** Finds phones in any typed form. Apart from the other finders, because it shows whose a phone is. */
@Injectable()
export class PhoneFinder implements Finder {
  constructor(private readonly dataSource: DataSource) {}

  async find(text: string): Promise<SearchResult[]> {
    const digits = readPhoneDigits(text)
    if (digits === null) return []
    const rows: { id: string; name: string; phone: string }[] = await this.dataSource.query(
      `SELECT id, name, phone FROM (
         SELECT DISTINCT ON (phone, plain_text(name)) * FROM (
           (SELECT id, recipient_name AS name, recipient_phone AS phone, created_at FROM demo_requests d
            WHERE recipient_phone LIKE $1 AND ${isAnywhere} LIMIT ${mostRows})
           UNION ALL
           (SELECT id, manager_name, manager_phone, created_at FROM demo_requests d
            WHERE manager_phone LIKE $1 AND ${isAnywhere} LIMIT ${mostRows})
         ) AS rows ORDER BY phone, plain_text(name), created_at DESC
       ) AS found ORDER BY created_at DESC LIMIT ${mostSearchResults}`,
      [containing(digits)],
    )
    return rows.map(({ id, name, phone }) => ({ title: phone, detail: detailOf(name), path: paths.request(id) }))
  }
}
