import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** The body's bytes as they came: a signature is over these. */
    rawBody?: Buffer
  }
}

/** Takes JSON and nothing else: a form or plain text is what another site's page can send without asking. */
export function acceptJsonOnly(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers()
  const parse = fastify.getDefaultJsonParser('error', 'error')
  fastify.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    request.rawBody = body
    if (body.length === 0) return done(null, undefined)
    void parse(request, body.toString('utf8'), done)
  })
}
