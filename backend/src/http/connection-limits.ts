import type { FastifyInstance } from 'fastify'

/** Time limit for reading a whole answer. Event streams have none. */
const longestAnswerMs = 10 * 60_000

/** Timeouts of a connection; `connectionLimits` are options of the server. */
export const connectionLimits = {
  /** From the first byte of a request to the last byte of its body. */
  requestTimeout: 60_000,
  /** Idle timeout: without a byte in either direction. */
  connectionTimeout: 120_000,
  http: { headersTimeout: 20_000, connectionsCheckingInterval: 2_000 },
} as const

/** Closes the connection of a slow reader, who would otherwise keep it open without limit. */
export function limitAnswerTime(fastify: FastifyInstance, longestMs = longestAnswerMs): void {
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    const cut = setTimeout(() => reply.raw.destroy(), longestMs).unref()
    reply.raw.once('close', () => clearTimeout(cut))
    done(null, payload)
  })
}
