import type { FastifyRequest } from 'fastify'
import { Port } from '../port.js'

/** Finds the location of a caller without any request outside this machine. */
export abstract class Geolocation extends Port {
  /** The caller's location as text, such as 'Berlin, Germany'; null if it is unknown. Never throws. */
  abstract find(request: FastifyRequest): string | null
}
