import type { IncomingMessage } from 'node:http'
import { proofParameter, readLink } from '@clarity/contracts'
import { hasBody } from '../../http/has-body.js'

/** Longer than any path of a short code. */
const longestPath = 7

/** The short code of a request that asks for nothing else; null if there is more to read than its path. */
export function codeAlone(request: IncomingMessage): string | null {
  const { method, url = '', headers } = request
  if (method !== 'GET' && method !== 'HEAD') return null
  const end = url.indexOf('?')
  const path = end < 0 ? url : url.slice(0, end)
  if (path.length > longestPath || path.includes('%') || (end >= 0 && mayHaveProof(url.slice(end)))) return null
  const link = readLink(path)
  if (link.kind !== 'shortCode' || hasBody(request)) return null
  return headers.upgrade === undefined && headers.expect === undefined ? link.code : null
}

/** Escaped letters could spell the parameter's name. */
function mayHaveProof(query: string): boolean {
  return query.includes(proofParameter) || query.includes('%')
}
