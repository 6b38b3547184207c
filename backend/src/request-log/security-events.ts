import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SecurityEvent } from '../telemetry/security-event.js'
import type { AccessPolicies } from '../http/access-policies.js'

interface NotedEvent {
  readonly event: SecurityEvent
  /** By what an account was signed in. */
  readonly factor?: string
}

const noted = new WeakMap<FastifyRequest, NotedEvent>()

/** For an event that the address and the status of a request do not show. */
export function noteSecurityEvent(request: FastifyRequest, event: SecurityEvent, factor?: string): void {
  noted.set(request, { event, ...(factor !== undefined && { factor }) })
}

/** The security event that an answered request was, if any. */
export function securityEventOf(
  request: FastifyRequest,
  { statusCode }: FastifyReply,
  policies: AccessPolicies,
): NotedEvent | null {
  if (statusCode === 429) return { event: 'lockout' }
  const known = noted.get(request)
  if (known) return known
  const { method, routeOptions } = request
  if ([401, 403, 421].includes(statusCode)) return isQuestion(request) ? null : { event: 'refusal' }
  const event = statusCode < 400 ? policies.findEvent(method, routeOptions.url) : undefined
  return event === undefined ? null : { event }
}

/** Every page of the admin asks whether there is a session. Without one, the 401 is an answer and no refusal. */
function isQuestion({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url === '/api/auth/me'
}
