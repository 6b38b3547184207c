import type { FastifyInstance } from 'fastify'

/** Ends the connection of an upgrade that got an answer instead: Node leaves it to us, and it would stay for ever. */
export function closeRefusedUpgrades(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    if (request.headers.upgrade !== undefined) {
      void reply.header('connection', 'close')
      reply.raw.once('finish', () => request.raw.socket.end())
    }
    done()
  })
}
