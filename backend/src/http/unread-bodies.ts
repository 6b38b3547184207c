import type { FastifyInstance } from 'fastify'
import { hasBody } from './has-body.js'

/** Time for the sender to read the refusal. Bytes that arrive meanwhile are discarded. */
const lingerMs = 2_000

/** Closes the connection after a refusal that leaves part of the body unread. */
export function closeAfterUnreadBodies(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    if (hasBody(request) && !request.raw.complete) {
      void reply.header('connection', 'close')
      const { socket } = request.raw
      // Destroying a socket with unread bytes resets the connection, and the answer would be lost.
      socket.destroySoon = () => {
        socket.end()
        request.raw.once('close', () => socket.destroy()).resume()
        setTimeout(() => socket.destroy(), lingerMs).unref()
      }
    }
    done()
  })
}
