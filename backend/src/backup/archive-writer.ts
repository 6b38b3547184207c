import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream, rmSync } from 'node:fs'
import { link, lstat, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { createTarPacker } from 'modern-tar'
import { StartFailure } from '../start/start-failure.js'
import { checksumsName } from './manifest.js'

/** Adds one file to the archive. */
export type AddFile = (path: string, content: Uint8Array) => Promise<void>

/**
 * Writes a .tar.gz that ends with the checksums of its files. It gets its final name once it is complete, and never
 * overwrites a file: the file of a killed process ends in `.partial`. Only its owner can read it, since it holds names,
 * phones and texts.
 */
export async function writeArchive(file: string, fill: (add: AddFile) => Promise<void>): Promise<void> {
  // Two concurrent backups to the same file must not write into each other.
  const partial = `${file}.${process.pid}-${randomBytes(4).toString('hex')}.partial`
  const { readable, controller } = createTarPacker()
  const sums: string[] = []

  async function add(path: string, content: Uint8Array): Promise<void> {
    const entry = controller.add({ name: path, size: content.length, mode: 0o600 }).getWriter()
    await entry.write(content)
    await entry.close()
    sums.push(`${createHash('sha256').update(content).digest('hex')}  ${path}\n`)
  }

  async function fillAll(): Promise<void> {
    try {
      await fill(add)
      await add(checksumsName, Buffer.from(sums.join('')))
      controller.finalize()
    } catch (error) {
      controller.error(error)
      throw error
    }
  }

  const written = pipeline(
    Readable.fromWeb(readable),
    createGzip(),
    createWriteStream(partial, { mode: 0o600, flags: 'wx', flush: true }),
  )
  const forget = removeOnSignal(partial)
  try {
    await Promise.all([fillAll(), written])
    await giveName(partial, file)
    await sync(dirname(file))
  } catch (error) {
    await written.catch(() => undefined)
    throw error
  } finally {
    forget()
    await rm(partial, { force: true })
  }
}

/** A hard link fails if the name is taken. A file system without hard links is checked first. */
async function giveName(partial: string, file: string): Promise<void> {
  try {
    await link(partial, file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' || (await lstat(file).catch(() => null)))
      throw new StartFailure(`${file} was written by another program in the meantime: name another file.`)
    await rename(partial, file)
  }
}

function removeOnSignal(partial: string): () => void {
  const end = (signal: NodeJS.Signals) => {
    rmSync(partial, { force: true })
    console.error('Stopped; no backup was written.')
    process.exit(signal === 'SIGINT' ? 130 : 143)
  }
  process.on('SIGINT', end).on('SIGTERM', end)
  return () => void process.off('SIGINT', end).off('SIGTERM', end)
}

// The new name must survive a power failure too.
async function sync(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
