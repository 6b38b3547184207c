import type { FastifyInstance } from 'fastify'

/** Closes the connection of a refused upgrade: Node leaves that to the application, and it would stay open. */
export function closeRefusedUpgrades(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    if (request.headers.upgrade !== undefined) {
      void reply.header('connection', 'close')
      reply.raw.once('finish', () => request.raw.socket.end())
    }
    done()
  })
}
