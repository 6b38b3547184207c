import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Invalid } from './failures.js'

/** Refuses a request with two Host headers: a proxy could use one of them, and this server the other. */
export function requireOneHost(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', ({ raw }, _reply, done) => {
    done(namesTwoHosts(raw) ? new Invalid('The request names two hosts.') : undefined)
  })
}

export function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}
