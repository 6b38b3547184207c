import { brotliCompressSync, constants } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { takesBrotli } from './takes-encoding.js'

/** Below this, packing saves nothing; above, it would take the server's time from other requests. */
const fewest = 1_024
const most = 128 * 1024

/** As small as the stream's default for JSON; in a smaller window, at half the time. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 17 }

/**
 * Compresses JSON answers of ordinary size in one piece: for these, setting up a stream takes longer than compressing.
 * Everything else is left to the stream. Register it before the stream's plugin.
 */
export function compressJson(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || !isOurs(request, reply, payload)) return done()
    const packed = brotliCompressSync(payload, { params })
    void reply.headers({ 'content-encoding': 'br', vary: varied(reply) }).removeHeader('content-length')
    done(null, packed)
  })
}

function isOurs(request: FastifyRequest, reply: FastifyReply, { length }: string): boolean {
  if (length < fewest || length > most || request.method === 'HEAD' || !takesBrotli(request)) return false
  if (reply.hasHeader('content-encoding') || request.headers['x-no-compression'] !== undefined) return false
  return /^application\/json\b/.test(String(reply.getHeader('content-type')))
}

function varied(reply: FastifyReply): string {
  const already = reply.getHeader('vary')
  return already === undefined ? 'accept-encoding' : `${String(already)}, accept-encoding`
}
