import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { createTarDecoder } from 'modern-tar'

/** One file of an archive. */
interface ArchivedFile {
  readonly path: string
  readonly content: Buffer
  readonly sha256: string
}

/** Every file of an archive in order, one in memory at a time. Throws if it is not an archive or is truncated. */
export async function* readArchive(file: string): AsyncGenerator<ArchivedFile> {
  const packed = createReadStream(file)
  const unpacked = createGunzip()
  packed.on('error', (error) => unpacked.destroy(error))
  // Readable.toWeb throws outside of every promise if the reader stops early; this stream ends with its reader.
  const bytes = ReadableStream.from<Uint8Array>(packed.pipe(unpacked))
  const entries = bytes.pipeThrough(createTarDecoder({ strict: true }))
  for await (const entry of entries as AsyncIterable<{ header: { name: string }; body: AsyncIterable<Uint8Array> }>) {
    const chunks: Uint8Array[] = []
    for await (const chunk of entry.body) chunks.push(chunk)
    const content = Buffer.concat(chunks)
    yield { path: entry.header.name, content, sha256: createHash('sha256').update(content).digest('hex') }
  }
}
