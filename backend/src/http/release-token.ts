import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config/config.js'

/** True if the request has the operator's token. Hashes have equal length, as the constant-time comparison requires. */
export function showsReleaseToken(request: FastifyRequest, { releaseToken }: Pick<Config, 'releaseToken'>): boolean {
  const given = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  return releaseToken !== null && given !== undefined && timingSafeEqual(hash(given), hash(releaseToken))
}

function hash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
