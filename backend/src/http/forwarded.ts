import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'

/** Reads, before the framework has a request of its own, what its `request.ip` and `request.host` are. */
interface Forwarded {
  address(request: IncomingMessage): string
  host(request: IncomingMessage): string
}

const direct: Forwarded = {
  address: ({ socket }) => socket.remoteAddress ?? '',
  host: ({ headers }) => headers.host ?? '',
}

/** By the addresses of trusted proxies. */
export function forwardedBy(trustProxy: readonly string[]): Forwarded {
  if (trustProxy.length === 0) return direct
  const isTrusted = proxyAddr.compile([...trustProxy])
  return {
    address: (request) => proxyAddr(request, isTrusted),
    host(request) {
      const forwarded = [request.headers['x-forwarded-host']].flat().join(',')
      const isForwarded = forwarded !== '' && isTrusted(request.socket.remoteAddress ?? '', 0)
      return isForwarded ? forwarded.slice(forwarded.lastIndexOf(',') + 1).trim() : direct.host(request)
    },
  }
}
