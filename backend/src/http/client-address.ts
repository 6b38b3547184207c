import type { FastifyRequest } from 'fastify'

/** The caller's address: the connection's, or what a trusted proxy says it forwarded for. */
export function clientAddress(request: FastifyRequest): string {
  return request.ip
}

/** True for somebody on this machine. A proxy in between makes the caller somebody else. */
export function isLoopback(request: FastifyRequest): boolean {
  const connection = request.socket.remoteAddress ?? ''
  const forwarded = request.headers['x-forwarded-for'] !== undefined || request.headers['forwarded'] !== undefined
  return !forwarded && /^(127\.|::1$|::ffff:127\.)/.test(connection)
}
