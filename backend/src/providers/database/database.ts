import { Injectable } from '@nestjs/common'
import type { ProviderFinding } from '@clarity/contracts'
import { DataSource } from 'typeorm'
import type { Config } from '../../config/config.js'
import { publicAddress } from '../../database/public-address.js'
import { LiveListener } from '../../live/live-listener.js'
import { readReadiness } from '../../database/schema/read-schema-state.js'
import { bad, caution, good } from '../findings.js'
import { Port, type ProviderDescription } from '../port.js'
import { shown } from '../settings.js'
import { databaseTexts as texts } from './texts.js'

const clocksApartSecs = 10

/** The database as the providers page shows it. */
@Injectable()
export class Database extends Port {
  constructor(
    private readonly dataSource: DataSource,
    private readonly listener: LiveListener,
  ) {
    super()
  }

  describe({ databaseUrl, dataDir }: Config): ProviderDescription {
    const isOwn = databaseUrl === null
    return {
      name: isOwn ? texts.embedded : texts.own,
      summary: isOwn ? texts.embeddedSummary : texts.ownSummary,
      settings: [
        shown('DATABASE_URL', databaseUrl && publicAddress(databaseUrl), isOwn ? good(texts.notSet) : null),
        shown('DATA_DIR', dataDir),
      ],
      webhooks: [],
    }
  }

  async check(): Promise<ProviderFinding[]> {
    try {
      const [row] = await this.dataSource.query<[{ version: string; now: Date; searches: boolean }]>(
        `SELECT current_setting('server_version') AS version, clock_timestamp() AS now,
           EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') AS searches`,
      )
      const apartSecs = Math.round(Math.abs(row.now.getTime() - Date.now()) / 1000)
      const { missing } = await readReadiness((text, values) => this.dataSource.query(text, values))
      return [
        missing.length === 0 ? good(texts.answers(row.version)) : bad(texts.behind(missing.length), texts.behindRemedy),
        ...(row.searches ? [] : [caution(texts.noSearch, texts.noSearchRemedy)]),
        ...(this.listener.isDeaf ? [caution(texts.deaf, texts.deafRemedy)] : []),
        ...(apartSecs > clocksApartSecs ? [caution(texts.clock(apartSecs), texts.clockRemedy)] : []),
      ]
    } catch {
      return [bad(texts.down, texts.downRemedy)]
    }
  }
}
