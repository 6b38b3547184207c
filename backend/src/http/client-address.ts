import type { FastifyRequest } from 'fastify'
import { hostName, isLoopbackName } from './host-names.js'

/** The caller's address: the connection's, or the one that a trusted proxy forwards. */
export function clientAddress(request: FastifyRequest): string {
  return request.ip
}

/** True for a local caller under a loopback name. Another name may be a foreign page's request (DNS rebinding). */
export function isAtOwnMachine(request: FastifyRequest, publicUrl: URL): boolean {
  const names = [hostName(request.headers.host), hostName(publicUrl.host)]
  return isLoopback(request) && names.every(isLoopbackName)
}

/** True for a connection from this machine. A forwarding header means that a proxy carries another caller's request. */
export function isLoopback(request: FastifyRequest): boolean {
  const connection = request.socket.remoteAddress ?? ''
  const forwarded = request.headers['x-forwarded-for'] !== undefined || request.headers['forwarded'] !== undefined
  return !forwarded && /^(127\.|::1$|::ffff:127\.)/.test(connection)
}
