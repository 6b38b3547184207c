import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { ReleaseRemote } from '@clarity/contracts'
import type { RemoteFileEntity } from './remote-file.entity.js'

export type ReleaseFile = Omit<RemoteFileEntity, 'name' | 'version'>

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** File types worth compressing. All others are compressed already, or are not loaded by a page. */
const packable = ['.js', '.css', '.json', '.map', '.svg']

/** A build contains no pages: an unknown type is served as plain bytes, which a browser does not run. */
const unknownType = 'application/octet-stream'

/** The files of a build for storage and serving: their type, hash and compressed form are computed once. */
export function readReleaseFiles({ files }: Pick<ReleaseRemote, 'files'>): Promise<ReleaseFile[]> {
  return Promise.all(Object.entries(files).map(([path, base64]) => readFile(path, Buffer.from(base64, 'base64'))))
}

async function readFile(path: string, content: Buffer): Promise<ReleaseFile> {
  const ending = extname(path)
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`
  const packed = packable.includes(ending) ? await pack(content) : null
  return {
    path,
    type: types[ending] ?? unknownType,
    integrity,
    content,
    packed: packed && packed.length < content.length ? packed : null,
  }
}

function pack(content: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
}
