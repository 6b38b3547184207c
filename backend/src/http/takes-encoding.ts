import type { IncomingHttpHeaders } from 'node:http'

interface Asked {
  readonly headers: IncomingHttpHeaders
}

export function takesBrotli({ headers }: Asked): boolean {
  return /\bbr\b/.test(String(headers['accept-encoding']))
}

export function takesGzip({ headers }: Asked): boolean {
  return /\bgzip\b/.test(String(headers['accept-encoding']))
}
