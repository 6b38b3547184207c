import { totalCountExactHeader, totalCountHeader } from '@clarity/contracts'
import type { FastifyReply } from 'fastify'
import type { Page } from './page.js'

/** Pagination in headers: the total with the first page, and the next page's address. The array itself stays plain. */
export function setPageHeaders(reply: FastifyReply, { count, nextCursor }: Page<unknown>): void {
  if (count !== null) void reply.header(totalCountHeader, count.total)
  if (count?.isExact === false) void reply.header(totalCountExactHeader, 'false')
  if (nextCursor !== null) void reply.header('link', `<${nextAddress(reply.request.url, nextCursor)}>; rel="next"`)
}

function nextAddress(current: string, cursor: string): string {
  const url = new URL(current, 'http://localhost')
  url.searchParams.set('cursor', cursor)
  return url.pathname + url.search
}
