import fastify from 'fastify'
import type { Geolocation } from '../src/providers/geolocation/geolocation.js'

interface Caller {
  readonly remoteAddress: string
  readonly headers?: Record<string, string>
  /** Trusted proxies; none by default. */
  readonly trustProxy?: string
}

/** The place that is found for a real request from this caller. */
export async function placeOf(
  places: Geolocation,
  { remoteAddress, headers = {}, trustProxy }: Caller,
): Promise<string | null> {
  const server = fastify({ trustProxy: trustProxy ?? false })
  server.get('/', (request) => ({ place: places.find(request) }))
  const answer = await server.inject({ method: 'GET', url: '/', remoteAddress, headers })
  return answer.json<{ place: string | null }>().place
}
