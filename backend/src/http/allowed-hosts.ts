import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.js'
import { Misdirected } from './failures.js'
import { hostName, isLoopbackName } from './host-names.js'

/** Asked by machines, under whatever name or address they know the server. */
const forMachines = ['/healthz', '/readyz', '/metrics']

/** Refuses requests under a host of somebody else: a page there could read what this server says to its own pages. */
export function requireOwnHost(fastify: FastifyInstance, { publicUrl, allowedHosts }: Config): void {
  const own = [hostName(publicUrl.host), ...allowedHosts]
  fastify.addHook('onRequest', (request, _reply, done) => {
    // Behind a trusted proxy this is what it was asked for.
    const name = hostName(request.host)
    const [path = ''] = request.url.split('?', 1)
    const isAllowed = isLoopbackName(name) || own.includes(name) || forMachines.includes(path)
    done(isAllowed ? undefined : new Misdirected(refusal(name)))
  })
}

function refusal(name: string): string {
  const shown = JSON.stringify(name.slice(0, 100))
  return `This server does not answer for the host ${shown}. Its operator can add the host to ALLOWED_HOSTS and restart it.`
}
