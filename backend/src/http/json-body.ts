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
