import type { FastifyInstance } from 'fastify'
import { hasBody } from './has-body.js'

/** Time that a sender gets to read the refusal. What it still sends meanwhile is thrown away. */
const lingerMs = 2_000

/** Ends the connection on which the rest of a refused body would come. */
export function closeAfterUnreadBodies(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    if (hasBody(request) && !request.raw.complete) {
      void reply.header('connection', 'close')
      const { socket } = request.raw
      // Destroyed with unread bytes, a socket resets its connection, and the answer is lost on its way.
      socket.destroySoon = () => {
        socket.end()
        request.raw.once('close', () => socket.destroy()).resume()
        setTimeout(() => socket.destroy(), lingerMs).unref()
      }
    }
    done()
  })
}
