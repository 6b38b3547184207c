import type { FastifyInstance } from 'fastify'
import { isParsedByGuard } from './raw-body.js'
import { readJson } from './read-json.js'

/** Accepts JSON only: another site's page can send a form or plain text without a CORS preflight. */
export function acceptJsonOnly(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers()
  fastify.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    request.rawBody = body
    const isForLater = isParsedByGuard(request) || body.length === 0
    // Fastify passes on the thrown error.
    done(null, isForLater ? undefined : readJson(body))
  })
}

/** Accepts at this path the JSON of browsers' policy reports, too, which have a media type of their own. */
export function acceptPolicyReportsAt(fastify: FastifyInstance, path: string): void {
  fastify.addContentTypeParser('application/csp-report', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (request.routeOptions.url === path) return done(null, readJson(body))
    done(Object.assign(new Error('Unsupported Media Type'), { statusCode: 415 }))
  })
}
