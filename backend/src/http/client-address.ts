import type { FastifyRequest } from 'fastify'
import { hostName, isLoopbackName } from './host-names.js'

/** The caller's address: the connection's, or what a trusted proxy says it forwarded for. */
export function clientAddress(request: FastifyRequest): string {
  return request.ip
}

/** True for somebody on a machine that serves only itself. A name of elsewhere may be a page that another site has made ask. */
export function isAtOwnMachine(request: FastifyRequest, publicUrl: URL): boolean {
  const names = [hostName(request.headers.host), hostName(publicUrl.host)]
  return isLoopback(request) && names.every(isLoopbackName)
}

/** True for a connection from this machine. A proxy in between makes the caller somebody else. */
export function isLoopback(request: FastifyRequest): boolean {
  const connection = request.socket.remoteAddress ?? ''
  const forwarded = request.headers['x-forwarded-for'] !== undefined || request.headers['forwarded'] !== undefined
  return !forwarded && /^(127\.|::1$|::ffff:127\.)/.test(connection)
}
