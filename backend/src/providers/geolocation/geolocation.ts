import type { FastifyRequest } from 'fastify'
import { Port } from '../port.js'

/** Where callers are. Asks nobody outside this machine. */
export abstract class Geolocation extends Port {
  /** The caller's place as a person writes it, such as 'Berlin, Germany'; null where it is not known. Never throws. */
  abstract find(request: FastifyRequest): string | null
}
