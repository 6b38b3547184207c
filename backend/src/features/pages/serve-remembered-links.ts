import { readLink } from '@clarity/contracts'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.js'
import { hasBody } from '../../http/has-body.js'
import { linkVisitor } from '../../http/link-visitor.js'
import { commonHeaders } from '../../http/security-headers.js'
import { ShortCodesService } from '../short-codes/short-codes.service.js'
import { BuiltPagesService } from './built-pages.service.js'
import { pageWithoutData } from './send-page.js'

/**
 * Answers short links that this process remembers before the other hooks and the route, which take several times as long.
 * The answer is the same. What is not remembered goes on to the route.
 */
export function serveRememberedLinks(app: NestFastifyApplication, config: Config): void {
  const shortCodes = app.get(ShortCodesService)
  const pages = app.get(BuiltPagesService)
  const common = commonHeaders(config)
  const redirectHeaders = Object.entries({ ...common, 'cache-control': 'no-store', 'content-length': '0' }).flat()
  const redirect = ({ raw }: FastifyReply, url: string) =>
    raw.writeHead(302, [...redirectHeaders, 'location', url]).end()
  const refuse = (request: FastifyRequest, { raw }: FastifyReply) => {
    const { headers, body } = pageWithoutData(request, pages.unknownLink)
    raw.writeHead(404, { ...common, ...headers, 'content-length': String(body.length) }).end(body)
  }
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', (request, reply, done) => {
      const code = plainCode(request)
      const found = code === null ? undefined : shortCodes.recall(code, linkVisitor(request))
      if (!found) return done()
      reply.hijack()
      if (found.kind === 'target') redirect(reply, found.url)
      else refuse(request, reply)
    })
}

/** Null for a request that needs more than a look at its path. */
function plainCode(request: FastifyRequest): string | null {
  const { method, url } = request
  const [path = ''] = url.split('?', 1)
  if ((method !== 'GET' && method !== 'HEAD') || path.length > 7 || path.includes('%')) return null
  const link = readLink(path)
  return link.kind === 'shortCode' && !hasBody(request) ? link.code : null
}
