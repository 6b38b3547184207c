import type { FastifyReply, FastifyRequest } from 'fastify'
import { takesBrotli } from '../../http/takes-brotli.js'
import type { PageAnswer } from './pages.service.js'
import { embedPageData } from './embed-page-data.js'

/** Sends the page or the redirect. No answer is cached and no page is indexed, because the address may be personal. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, answer: PageAnswer): void {
  void reply.header('cache-control', 'no-store')
  if (answer.kind === 'redirect') {
    void reply.redirect(answer.to, 302)
    return
  }
  const { page, status, data } = answer
  void reply
    .status(status)
    .header('content-security-policy', page.contentPolicy)
    .header('x-robots-tag', 'noindex')
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8')
  if (data === undefined && page.brotli && takesBrotli(request))
    void reply.header('content-encoding', 'br').send(page.brotli)
  else void reply.send(embedPageData(page.html, data))
}
