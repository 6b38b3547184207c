import { Logger } from '@nestjs/common'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { LogLevel } from '../config/config.js'
import { networkOf } from '../limits/network.js'
import { runAs } from '../log/activity.js'
import type { Metrics } from '../telemetry/metrics.js'
import type { AccessPolicies } from '../http/access-policies.js'
import { callerOf } from '../http/caller.js'
import { clientAddress } from '../http/client-address.js'
import { writesRequests } from './record-answers.js'
import { securityEventOf } from './security-events.js'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** What the log and the metrics call a request: the route's template, because an address contains what people typed. */
export function routeOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.url ?? 'none'
}

/**
 * Writes a line for each answered request, and a second one if it was a security event; counts both. It never logs a
 * body, an address, a header or a parameter of a public route. Register it before every other hook, which may refuse.
 */
export function logRequests(
  fastify: FastifyInstance,
  metrics: Metrics,
  policies: AccessPolicies,
  level: LogLevel,
): void {
  const isWritten = writesRequests(level)
  const requests = new Logger('Request')
  const security = new Logger('Security')
  const ids = ({ id }: FastifyRequest) => ({ request: id })
  fastify.addHook('onRequest', (request, _reply, done) => runAs(ids(request), done))
  // Reading a body loses the caller's context.
  fastify.addHook('preValidation', (request, _reply, done) => runAs(ids(request), done))
  fastify.addHook('onResponse', (request, reply, done) => {
    runAs(ids(request), () => {
      measure(request, reply)
      if (isWritten) requests.log({ msg: 'Request', ...describe(request, reply), ms: Math.round(reply.elapsedTime) })
      noteSecurity(request, reply)
    })
    done()
  })

  function measure(request: FastifyRequest, reply: FastifyReply): void {
    // An upgraded connection is a conversation: it lasts as long as a person talks.
    if (request.headers.upgrade !== undefined || isEventStream(reply)) return
    const method = methods.includes(request.method) ? request.method : 'other'
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    metrics.requests.observe({ method, route: routeOf(request), status }, reply.elapsedTime / 1000)
  }

  function noteSecurity(request: FastifyRequest, reply: FastifyReply): void {
    const noted = securityEventOf(request, reply, policies)
    if (noted === null) return
    metrics.noteSecurityEvent(noted.event)
    const line = { msg: 'Security event', ...noted, ...describe(request, reply), ...sourceOf(request) }
    if (noted.event === 'lockout') security.warn(line)
    else security.log(line)
  }

  /** What a recorded route was called for: the ids in its address. */
  function sourceOf(request: FastifyRequest) {
    const isRecorded = policies.findEvent(request.method, request.routeOptions.url) !== undefined
    return { network: networkOf(clientAddress(request)), ...(isRecorded && { target: request.params }) }
  }
}

/** It lasts as long as a tab is open. */
function isEventStream({ raw }: FastifyReply): boolean {
  return raw.getHeader('content-type') === 'text/event-stream'
}

function describe(request: FastifyRequest, reply: FastifyReply) {
  return { method: request.method, route: routeOf(request), status: reply.statusCode, ...callerOf(request) }
}
