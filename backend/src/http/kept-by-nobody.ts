import type { FastifyInstance } from 'fastify'

/** Calls' answers are of one person and one moment: no cache keeps them, unless a route says otherwise. */
export function keepCallsFromCaches(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'no-store')
    done()
  })
}
