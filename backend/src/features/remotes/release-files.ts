import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { ReleaseRemote } from '@clarity/contracts'
import { fileType } from '../../http/file-types.js'
import type { RemoteFileEntity } from './remote-file.entity.js'

export type ReleaseFile = Omit<RemoteFileEntity, 'name' | 'version'>

/** File types worth compressing. All others are compressed already, or are not loaded by a page. */
const packable = ['.js', '.css', '.json', '.map', '.svg']

/** The files of a build for storage and serving: their type, hash and compressed form are computed once. */
export function readReleaseFiles({ files }: Pick<ReleaseRemote, 'files'>): Promise<ReleaseFile[]> {
  return Promise.all(Object.entries(files).map(([path, base64]) => readFile(path, Buffer.from(base64, 'base64'))))
}

async function readFile(path: string, content: Buffer): Promise<ReleaseFile> {
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`
  const packed = packable.includes(extname(path)) ? await pack(content) : null
  return {
    path,
    type: fileType(path),
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
