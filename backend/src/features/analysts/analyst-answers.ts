import { brotliDecompressSync } from 'node:zlib'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import type { FastifyReply } from 'fastify'
import type { Aliases } from './aliases.js'
import { AnalystRequestsService } from './analyst-requests.service.js'
import { maskAnswer } from './mask-answer.js'
import { maskText } from './mask-text.js'

/**
 * Masks every answer to an analyst, on all routes: refusals and headers too. What is no JSON is not sent.
 * Register it before the compression.
 */
export function maskAnalystAnswers(app: NestFastifyApplication): void {
  const requests = app.get(AnalystRequestsService)
  app
    .getHttpAdapter()
    .getInstance()
    // oxlint-disable-next-line typescript/require-await -- what it throws must fail the answer
    .addHook('onSend', async (request, reply, payload) => {
      const aliases = requests.find(request)
      if (!aliases) return payload
      maskHeaders(reply, aliases)
      if (payload === null || payload === undefined || payload === '') return payload
      return JSON.stringify(maskAnswer(JSON.parse(textOf(reply, payload)) as never, aliases))
    })
}

function maskHeaders(reply: FastifyReply, aliases: Aliases): void {
  const link = /^<([^>]*)>(.*)$/.exec(String(reply.getHeader('link') ?? ''))
  if (!link) return
  const url = new URL(link[1]!, 'http://localhost')
  const cursor = url.searchParams.get('cursor')
  if (cursor !== null) url.searchParams.set('cursor', aliases.seal(cursor))
  const address = maskText(url.pathname, (id) => aliases.aliasOf(id)) + url.search
  void reply.header('link', `<${address}>${link[2]}`)
}

/** A packed answer is unpacked: it is the same for every reader. */
function textOf(reply: FastifyReply, payload: unknown): string {
  if (typeof payload === 'string') return payload
  if (!Buffer.isBuffer(payload)) throw new Error('An answer that cannot be masked is not sent.')
  if (reply.getHeader('content-encoding') !== 'br') return payload.toString('utf8')
  void reply.removeHeader('content-encoding')
  return brotliDecompressSync(payload).toString('utf8')
}
