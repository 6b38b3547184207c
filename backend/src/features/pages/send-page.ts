import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PageAnswer } from './pages.service.js'

/** Writes the page or the redirect. No page of a person's is indexed, kept by a shared cache, or named to others. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, answer: PageAnswer): void {
  void reply.header('cache-control', 'no-store')
  if (answer.kind === 'redirect') {
    void reply.redirect(answer.to, 302)
    return
  }
  const { page, status, notice } = answer
  void reply
    .status(status)
    .header('content-security-policy', page.contentPolicy)
    .header('x-robots-tag', 'noindex')
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8')
  const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding']))
  if (notice === undefined && takesBrotli) void reply.header('content-encoding', 'br').send(page.brotli)
  else void reply.send(page.html.replace('<!--notice-->', noticeHtml(notice)))
}

function noticeHtml(notice: string | undefined): string {
  return notice === undefined ? '' : `<p class="notice" role="alert">${escapeHtml(notice)}</p>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
