import { isIP } from 'node:net'
import type { ProviderFinding } from '@clarity/contracts'
import type { FastifyRequest } from 'fastify'
import { open, type CityResponse, type Reader } from 'maxmind'
import type { Config } from '../../config/config.js'
import { clientAddress } from '../../http/client-address.js'
import { StartFailure } from '../../start/start-failure.js'
import { caution, good } from '../findings.js'
import type { ProviderDescription } from '../port.js'
import { Geolocation } from './geolocation.js'
import { geolocationSettings } from './geolocation-settings.js'
import { geolocationTexts } from './texts.js'

const texts = geolocationTexts.file

/** IP ranges change owners all the time, so an older file gets a warning. */
const oldAfterDays = 400

/** Looks the caller's IP address up in a local MaxMind file, of cities or of countries. */
export class MaxmindGeolocation extends Geolocation {
  private constructor(private readonly reader: Reader<CityResponse>) {
    super()
  }

  /** Throws StartFailure with one line if the file is no MaxMind database. */
  static async open(file: string): Promise<MaxmindGeolocation> {
    try {
      return new MaxmindGeolocation(await open<CityResponse>(file))
    } catch {
      throw new StartFailure(`GEOIP_DB is ${JSON.stringify(file)}, expected a readable file in MaxMind's format.`)
    }
  }

  find(request: FastifyRequest): string | null {
    const address = clientAddress(request).replace(/^::ffff:(?=\d+\.)/i, '')
    const found = isIP(address) ? this.look(address) : null
    const names = [found?.city?.names?.en, found?.country?.names?.en].filter((name) => name !== undefined)
    return names.length > 0 ? names.join(', ') : null
  }

  describe(config: Config): ProviderDescription {
    const { name, summary } = texts
    return { name, summary, settings: geolocationSettings(config), webhooks: [] }
  }

  check(): Promise<ProviderFinding[]> {
    const { databaseType, buildEpoch } = this.reader.metadata
    const day = buildEpoch.toISOString().slice(0, 10)
    const isOld = Date.now() - buildEpoch.getTime() > oldAfterDays * 24 * 60 * 60 * 1000
    return Promise.resolve([
      good(texts.works(databaseType, day)),
      ...(isOld ? [caution(texts.old(day), texts.oldRemedy)] : []),
    ])
  }

  /**
   * A file that is damaged in the middle opens without an error. A failed lookup must not fail the request for a
   * report.
   */
  private look(address: string): CityResponse | null {
    try {
      return this.reader.get(address)
    } catch {
      return null
    }
  }
}
