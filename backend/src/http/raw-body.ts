import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** The body's bytes as they came: a signature is over these. */
    rawBody?: Buffer
  }
}

/** True for a webhook, whose guard reads the body once its signature has been checked. */
export function isParsedByGuard(request: FastifyRequest): boolean {
  return request.routeOptions.url?.startsWith('/api/webhooks/') === true
}
