import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.js'
import { Misdirected } from './failures.js'
import { hostName, isLoopbackName } from './host-names.js'

/** Probes and scrapers call these by any name or address of the server. */
const forMachines = ['/healthz', '/readyz', '/metrics']

/** Refuses a foreign Host header (DNS rebinding): a page under that host could read what this server answers. */
export function requireOwnHost(fastify: FastifyInstance, config: Config): void {
  const isOwn = ownNames(config)
  fastify.addHook('onRequest', (request, _reply, done) => {
    // Behind a trusted proxy this is the forwarded host.
    const name = hostName(request.host)
    const [path = ''] = request.url.split('?', 1)
    const isAllowed = isOwn(name) || forMachines.includes(path)
    done(isAllowed ? undefined : new Misdirected(refusal(name)))
  })
}

/** Whether a host's name is one of this server's, or a loopback name. */
export function ownNames({ publicUrl, allowedHosts }: Config): (name: string) => boolean {
  const own = [hostName(publicUrl.host), ...allowedHosts]
  return (name) => isLoopbackName(name) || own.includes(name)
}

function refusal(name: string): string {
  const shown = JSON.stringify(name.slice(0, 100))
  return `This server does not answer for the host ${shown}. Its operator can add the host to ALLOWED_HOSTS and restart it.`
}
