import type { FastifyRequest } from 'fastify'

/** The token of the `Authorization: Bearer` header; null without one. */
export function bearerToken(request: FastifyRequest): string | null {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null
}
