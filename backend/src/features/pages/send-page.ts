import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { takesBrotli, takesGzip } from '../../http/takes-encoding.js'
import type { PageAnswer } from './pages.service.js'
import { dataScript, embedPageData, noticeOf, type EmbeddedData } from './embed-page-data.js'
import type { PageFile } from './page-file.js'

/** No answer is cached and no page is indexed, because the address may be personal. */
const notStored = { 'cache-control': 'no-store' }

/** Sends the page or the redirect. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, answer: PageAnswer): void {
  if (answer.kind === 'redirect') return void reply.headers(notStored).redirect(answer.to, 302)
  const { page, status, data } = answer
  const { headers, body } = data === undefined ? pageWithoutData(request, page) : pageWith(request, page, data)
  leaveOutKeepAlive(reply.raw)
  void reply.status(status).headers(headers).send(body)
}

/** Node adds two headers, of 48 bytes, about what HTTP/1.1 does anyway: the gate of a report has none to spare. */
export function leaveOutKeepAlive(response: ServerResponse): void {
  response.removeHeader('connection')
}

/** The answer with a page that needs no data. */
export function pageWithoutData(request: Pick<IncomingMessage, 'headers'>, page: PageFile) {
  if (page.brotli && takesBrotli(request))
    return { headers: { ...pageHeaders(page), 'content-encoding': 'br' }, body: page.brotli }
  return { headers: pageHeaders(page), body: Buffer.from(embedPageData(page.html, undefined)) }
}

function pageWith(request: FastifyRequest, page: PageFile, data: EmbeddedData) {
  // A notice is in a second place.
  if (!page.gzip || noticeOf(data) !== '' || !takesGzip(request))
    return { headers: pageHeaders(page), body: embedPageData(page.html, data) }
  return { headers: { ...pageHeaders(page), 'content-encoding': 'gzip' }, body: page.gzip.around(dataScript(data)) }
}

function pageHeaders({ contentPolicy, permissionsPolicy }: PageFile): Record<string, string> {
  return {
    ...notStored,
    'content-security-policy': contentPolicy,
    'permissions-policy': permissionsPolicy,
    'x-robots-tag': 'noindex',
    'content-type': 'text/html; charset=utf-8',
  }
}
