import { constants, crc32, deflateRawSync } from 'node:zlib'

/** Method 8 (deflate), no flags, no time, best compression, unknown system (RFC 1952). */
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff])
const level = constants.Z_BEST_COMPRESSION
/** A full flush ends at a byte, and lets nothing after it refer to what is before. */
const flushed = { level, finishFlush: constants.Z_FULL_FLUSH }
/** A short text is not worth the start of a compressor. */
const mostStored = 1_024

/**
 * A text that differs in one place only: what is before and after it is compressed once. Possible with gzip, because its
 * parts may refer to nothing outside of themselves, and not with brotli.
 */
export class GzipAround {
  private readonly packedBefore: Buffer
  private readonly packedAfter: Buffer
  private readonly after: Buffer
  private readonly beforeBytes: number
  private readonly beforeCrc: number

  constructor(before: string, after: string) {
    const bytes = Buffer.from(before)
    this.after = Buffer.from(after)
    this.packedBefore = deflateRawSync(bytes, flushed)
    this.packedAfter = deflateRawSync(this.after, { level })
    this.beforeBytes = bytes.length
    this.beforeCrc = crc32(bytes)
  }

  /** The whole, compressed, with this text in its place. */
  around(text: string): Buffer {
    const bytes = Buffer.from(text)
    const packed = bytes.length <= mostStored ? stored(bytes) : deflateRawSync(bytes, flushed)
    const trailer = Buffer.alloc(8)
    trailer.writeUInt32LE(crc32(this.after, crc32(bytes, this.beforeCrc)), 0)
    trailer.writeUInt32LE(this.beforeBytes + bytes.length + this.after.length, 4)
    return Buffer.concat([header, this.packedBefore, packed, this.packedAfter, trailer])
  }
}

/** A block without compression (RFC 1951): a zero, the length, and its complement. */
function stored(bytes: Buffer): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0])
  head.writeUInt16LE(bytes.length, 1)
  head.writeUInt16LE(~bytes.length & 0xffff, 3)
  return Buffer.concat([head, bytes])
}
