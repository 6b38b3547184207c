import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { Injectable } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Recent } from '../memory/recent.js'
import { takesBrotli } from './takes-encoding.js'

const mostBytes = 32 * 1024 * 1024
/** Below this, packing saves nothing. */
const fewestCharacters = 1_024
/** Once for many answers, so more thorough than the quality of those that are packed for one. */
const quality = 7

/** Packed JSON answers that are given again and again. */
@Injectable()
export class PackedAnswers {
  private readonly packed = new Recent<Buffer>(mostBytes, ({ length }) => length)

  /** Packs `body` for this reply, or takes the packed one: `key` must name no other body, ever. */
  async prepare(request: FastifyRequest, reply: FastifyReply, key: string, body: object): Promise<void> {
    if (!takesBrotli(request)) return
    const packed = this.packed.find(key) ?? (await this.pack(key, JSON.stringify(body)))
    if (!packed) return
    void reply.headers({ 'content-encoding': 'br', vary: 'accept-encoding' }).type('application/json; charset=utf-8')
    // Only the types want a string.
    reply.serializer(() => packed as unknown as string)
  }

  private async pack(key: string, json: string): Promise<Buffer | null> {
    if (json.length < fewestCharacters) return null
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: json.length }
    const packed = await promisify(brotliCompress)(json, { params })
    this.packed.keep(key, packed)
    return packed
  }
}
