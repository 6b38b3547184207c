import type { FastifyInstance } from 'fastify'

/** Sends API answers with `cache-control: no-store`, unless a route sets another: each is for one caller and moment. */
export function forbidStoringCalls(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'no-store')
    done()
  })
}
