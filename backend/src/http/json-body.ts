import type { FastifyInstance } from 'fastify'
import { isParsedByGuard } from './raw-body.js'
import { readJson } from './read-json.js'

/** Takes JSON and nothing else: a form or plain text is what another site's page can send without asking. */
export function acceptJsonOnly(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers()
  fastify.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    request.rawBody = body
    const isForLater = isParsedByGuard(request) || body.length === 0
    // Fastify hands on what is thrown here.
    done(null, isForLater ? undefined : readJson(body))
  })
}
