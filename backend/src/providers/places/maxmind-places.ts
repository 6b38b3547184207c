import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { open, type CityResponse, type Reader } from 'maxmind'
import { clientAddress } from '../../http/client-address.js'
import { StartFailure } from '../../start-failure.js'
import { Places } from './places.js'

/** Looks the caller's address up in a local file in MaxMind's format, of cities or of countries. */
export class MaxmindPlaces extends Places {
  private constructor(private readonly reader: Reader<CityResponse>) {
    super()
  }

  /** Throws StartFailure with one line when the file cannot be read as such. */
  static async open(file: string): Promise<MaxmindPlaces> {
    try {
      return new MaxmindPlaces(await open<CityResponse>(file))
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

  /** A file that is damaged in the middle opens all the same; its reader must not cost anybody a report. */
  private look(address: string): CityResponse | null {
    try {
      return this.reader.get(address)
    } catch {
      return null
    }
  }
}
