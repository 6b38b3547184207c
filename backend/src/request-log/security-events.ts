import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SecurityEvent } from '../telemetry/security-event.js'
import type { AccessPolicies } from '../http/access-policies.js'

const noted = new WeakMap<FastifyRequest, SecurityEvent>()

/** For an event that the address and the status of a request do not show. */
export function noteSecurityEvent(request: FastifyRequest, event: SecurityEvent): void {
  noted.set(request, event)
}

/** The security event that an answered request was, if any. */
export function securityEventOf(
  request: FastifyRequest,
  { statusCode }: FastifyReply,
  policies: AccessPolicies,
): SecurityEvent | null {
  if (statusCode === 429) return 'lockout'
  const event = noted.get(request)
  if (event) return event
  const { method, routeOptions } = request
  if ([401, 403, 421].includes(statusCode)) return isQuestion(request) ? null : 'refusal'
  return statusCode < 400 ? (policies.findEvent(method, routeOptions.url) ?? null) : null
}

/** Every page of the admin asks whether there is a session. Without one, the 401 is an answer and no refusal. */
function isQuestion({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url === '/api/auth/me'
}
