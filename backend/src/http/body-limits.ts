import type { FastifyInstance } from 'fastify'

const kibibyte = 1024
const mebibyte = 1024 * kibibyte

/** Body limit of a route that `bodyBytesByPath` does not list. */
export const defaultBodyBytes = 64 * kibibyte

/** Body limits by the prefix of a route's path. */
const bodyBytesByPath: Readonly<Record<string, number>> = {
  // Enough for a conversation of an hour with all the provider's extra fields.
  '/api/webhooks/': 8 * mebibyte,
  '/api/admin/scenarios': 512 * kibibyte,
  '/api/admin/batches': 8 * mebibyte,
  // A build's files, in base64.
  '/api/admin/remotes/:name/releases': 28 * mebibyte,
  // Two words, from any caller.
  '/api/client-errors': kibibyte,
  // A browser's report repeats the page's policy.
  '/api/csp': 4 * kibibyte,
}

/** Nesting limit of a JSON body. No contract needs a quarter of it. */
export const maxBodyDepth = 64

export function bodyLimitOf(url: string): number {
  const path = Object.keys(bodyBytesByPath).find((beginning) => url.startsWith(beginning))
  return path === undefined ? defaultBodyBytes : bodyBytesByPath[path]!
}

/** Sets the body limit of every route that is registered after this call. */
export function limitBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    route.bodyLimit = bodyLimitOf(route.url)
  })
}
