import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartFailure } from './start-failure.js'

/** Makes sure that the folder is there and can be written to. Throws StartFailure otherwise. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  const probe = join(dataDir, `.probe-${process.pid}`)
  try {
    await mkdir(dataDir, { recursive: true })
    await writeFile(probe, '')
    await rm(probe)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new StartFailure(`DATA_DIR ${dataDir} cannot be written to (${code}): make it writable, or set DATA_DIR.`)
  }
}

/** Leaves the process id in `server.pid`; the returned function takes it away again. */
export async function writePidFile(dataDir: string): Promise<() => Promise<void>> {
  const file = join(dataDir, 'server.pid')
  await writeFile(file, `${process.pid}\n`)
  return () => rm(file, { force: true })
}
