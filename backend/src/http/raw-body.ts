import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** The raw bytes of the body, over which a signature is computed. */
    rawBody?: Buffer
  }
}

/** True for a webhook: its guard parses the body after it has verified the signature. */
export function isParsedByGuard(request: FastifyRequest): boolean {
  return request.routeOptions.url?.startsWith('/api/webhooks/') === true
}
