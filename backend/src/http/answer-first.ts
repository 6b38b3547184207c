import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/**
 * Offers each request to `answer` before the framework, which takes several times as long as a short answer; what it does
 * not answer goes on. During a shutdown the framework answers everything, because it also closes the connections.
 */
export function answerFirst(
  fastify: FastifyInstance,
  answer: (request: IncomingMessage, response: ServerResponse) => boolean,
): void {
  const { server } = fastify
  const [handle] = server.listeners('request') as [RequestListener]
  let isClosing = false
  fastify.addHook('preClose', (done) => {
    isClosing = true
    done()
  })
  server.removeListener('request', handle)
  server.on('request', (request, response) => {
    if (isClosing || !answer(request, response)) handle.call(server, request, response)
  })
}
