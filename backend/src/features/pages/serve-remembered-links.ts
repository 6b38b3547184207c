import type { IncomingMessage, ServerResponse } from 'node:http'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import type { Config } from '../../config/config.js'
import { ownNames } from '../../http/allowed-hosts.js'
import { answerFirst } from '../../http/answer-first.js'
import { forwardedBy } from '../../http/forwarded.js'
import { hostName } from '../../http/host-names.js'
import { visitorOf } from '../../http/link-visitor.js'
import { namesTwoHosts } from '../../http/one-host.js'
import { commonHeaders } from '../../http/security-headers.js'
import { takesBrotli } from '../../http/takes-encoding.js'
import { recordAnswers } from '../../request-log/record-answers.js'
import { Metrics } from '../../telemetry/metrics.js'
import { ShortCodesService } from '../short-codes/short-codes.service.js'
import { BuiltPagesService } from './built-pages.service.js'
import { codeAlone } from './code-alone.js'
import { recentRefusal } from './recent-refusal.js'
import { leaveOutKeepAlive } from './send-page.js'

/** The template of the route that answers otherwise. */
const route = '/*'

/**
 * Answers short links that this process remembers before the framework does, with the same answer. What is not
 * remembered, or needs a second look, goes on to the route.
 */
export function serveRememberedLinks(app: NestFastifyApplication, config: Config): void {
  // A span needs the framework's request.
  if (config.tracing) return
  const shortCodes = app.get(ShortCodesService)
  const pages = app.get(BuiltPagesService)
  const record = recordAnswers(app.get(Metrics), config.logLevel)
  const forwarded = forwardedBy(config.trustProxy)
  const isOwn = ownNames(config)
  const common = commonHeaders(config)
  const redirectHeaders = Object.entries({ ...common, 'cache-control': 'no-store', 'content-length': '0' }).flat()

  const refusal = recentRefusal(common)
  const refuse = (request: IncomingMessage, response: ServerResponse) => {
    const { headers, body } = refusal(pages.unknownLink, takesBrotli(request))
    leaveOutKeepAlive(response)
    // As a text, head and body leave in one piece.
    response.writeHead(404, headers).end(body, 'latin1')
  }
  answerFirst(app.getHttpAdapter().getInstance(), (request, response) => {
    const startedAt = performance.now()
    const code = codeAlone(request)
    if (code === null || namesTwoHosts(request) || !isOwn(hostName(forwarded.host(request)))) return false
    const found = shortCodes.recall(code, visitorOf(request, forwarded.address(request), null))
    if (!found) return false
    if (found.kind === 'target') response.writeHead(302, [...redirectHeaders, 'location', found.url]).end()
    else refuse(request, response)
    record({ method: request.method!, route, status: response.statusCode, ms: performance.now() - startedAt })
    return true
  })
}
