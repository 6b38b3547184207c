import type { FastifyInstance } from 'fastify'

const kibibyte = 1024
const mebibyte = 1024 * kibibyte

/** The largest body of a route that `otherBodies` does not name. */
export const usualBodyBytes = 64 * kibibyte

/** The largest body of a route, by the beginning of its address. */
const otherBodies: Readonly<Record<string, number>> = {
  // An hour of talk with all the provider's extras stays below.
  '/api/webhooks/': 8 * mebibyte,
  '/api/admin/scenarios': 512 * kibibyte,
  '/api/admin/batches': 8 * mebibyte,
  // A build's files, in base64.
  '/api/admin/remotes/:name/releases': 28 * mebibyte,
  // Two words, from anybody.
  '/api/client-errors': kibibyte,
}

/** How deep the lists and objects of a body may lie in each other. No contract needs a quarter of it. */
export const deepestBody = 64

export function bodyLimitOf(url: string): number {
  const path = Object.keys(otherBodies).find((beginning) => url.startsWith(beginning))
  return path === undefined ? usualBodyBytes : otherBodies[path]!
}

/** Gives every route that is added from now on its limit. */
export function limitBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    route.bodyLimit = bodyLimitOf(route.url)
  })
}
