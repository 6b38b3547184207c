import type { FastifyInstance } from 'fastify'
import { Invalid } from './failures.js'

/** Refuses a request with two Host headers: a proxy could use one of them, and this server the other. */
export function requireOneHost(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', ({ raw }, _reply, done) => {
    const hosts = raw.rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host')
    done(hosts.length > 1 ? new Invalid('The request names two hosts.') : undefined)
  })
}
