import type { FastifyInstance } from 'fastify'

/** Time for an answer to be read, however slowly. Streams of events have none. */
const longestAnswerMs = 10 * 60_000

/** How long a connection may take over what it does; `connectionLimits` are options of the server. */
export const connectionLimits = {
  /** From the first byte of a request to the last of its body. */
  requestTimeout: 60_000,
  /** Without a byte in either direction. */
  connectionTimeout: 120_000,
  http: { headersTimeout: 20_000, connectionsCheckingInterval: 2_000 },
} as const

/** Ends the connection of a reader who takes an answer in byte by byte for ever. */
export function limitAnswers(fastify: FastifyInstance, longestMs = longestAnswerMs): void {
  fastify.addHook('onSend', async (_request, reply) => {
    const cut = setTimeout(() => reply.raw.destroy(), longestMs).unref()
    reply.raw.once('close', () => clearTimeout(cut))
  })
}
