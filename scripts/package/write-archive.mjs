import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { packTar } from 'modern-tar/fs'
import { filesOf } from './files-of.mjs'

/** Writes a folder's files as a .tar.gz, below `name`, and returns its SHA-256. The same files give the same bytes. */
export async function writeArchive(folder, name, file, mtime) {
  const sources = filesOf(folder).map(({ path }) => ({
    type: 'file',
    source: join(folder, path),
    target: `${name}/${path}`,
  }))
  const owner = { uid: 0, gid: 0, uname: 'root', gname: 'root' }
  const tar = packTar(sources, { map: (header) => ({ ...header, ...owner, mtime, mode: modeOf(header) }) })
  await pipeline(tar, createGzip({ level: 6 }), createWriteStream(file))
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Whether it can be run is all that may differ: the rest is the umask of the one who packs. */
const modeOf = ({ mode, type }) => (type === 'symlink' || mode & 0o100 ? 0o755 : 0o644)
