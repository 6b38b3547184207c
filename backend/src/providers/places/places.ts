import type { FastifyRequest } from 'fastify'

/** Where callers are. Asks nobody outside this machine. */
export abstract class Places {
  /** The caller's place as a person writes it, such as 'Berlin, Germany'; null where it is not known. Never throws. */
  abstract find(request: FastifyRequest): string | null
}
