import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isParsedByGuard } from './raw-body.js'
import { readJson } from './read-json.js'

/** Takes JSON and nothing else: a form or plain text is what another site's page can send without asking. */
export function acceptJsonOnly(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers()
  fastify.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      request.rawBody = body
      return isParsedByGuard(request) || body.length === 0 ? undefined : readJson(body)
    },
  )
}
