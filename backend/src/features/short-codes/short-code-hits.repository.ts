import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { ShortCodeHitEntity } from './short-code-hit.entity.js'

/** Hits that are alike. The count grows until they are written. */
export type CountedHits = Pick<ShortCodeHitEntity, 'code' | 'kind' | 'referrerHost' | 'hits'>

@Injectable()
export class ShortCodeHitsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The moment of all is `ageSecs` before now, by the database's clock. */
  async insert(hits: readonly CountedHits[], ageSecs: number): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO short_code_hits (code, at, kind, referrer_host, hits)
       SELECT code, now() - make_interval(secs => $1), kind, "referrerHost", hits
       FROM jsonb_to_recordset($2) AS hit (code text, kind text, "referrerHost" text, hits integer)`,
      [ageSecs, JSON.stringify(hits)],
    )
  }
}
