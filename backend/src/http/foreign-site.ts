import type { FastifyRequest } from 'fastify'
import { isLoopback } from './client-address.js'

const loopbackNames = ['localhost', '127.0.0.1', '[::1]']

/** True if a browser's headers show that another site's page sent the request. Other clients send no such headers. */
export function isFromForeignSite(request: FastifyRequest, publicUrl: URL): boolean {
  const site = request.headers['sec-fetch-site']
  const isForeignSite = site !== undefined && site !== 'same-origin' && site !== 'none'
  // Pages without a referrer hide their origin in a policy report; no page can set this other header itself.
  if (request.headers.origin === 'null' && site === 'same-origin') return false
  return isForeignSite || !isOwnOrigin(request.headers.origin, request, publicUrl)
}

function isOwnOrigin(origin: string | undefined, request: FastifyRequest, publicUrl: URL): boolean {
  if (origin === undefined || origin === publicUrl.origin) return true
  // An origin on the reader's own machine counts as ours only if the server runs on that machine.
  if (!isLoopback(request)) return false
  const port = request.socket.localPort
  return loopbackNames.some(
    (name) => origin === `http://${name}:${port}` || (port === 80 && origin === `http://${name}`),
  )
}
