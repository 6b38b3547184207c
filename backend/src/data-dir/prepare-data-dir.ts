import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config/config.js'
import { EmbeddedPostgresError } from '../database/embedded/embedded-postgres-error.js'
import { noSpaceCodes } from '../database/embedded/no-space-codes.js'
import { createDataDir } from '../database/embedded/place.js'
import { createPrivateFolder } from '../database/embedded/private-folder.js'
import { StartFailure } from '../start/start-failure.js'

/** Creates the folder if it is missing. Throws StartFailure if it cannot be written to. */
export async function prepareDataDir({ dataDir, databaseUrl }: Config): Promise<void> {
  const probe = join(dataDir, `.probe-${process.pid}`)
  try {
    if (databaseUrl === null) createDataDir(dataDir)
    else createPrivateFolder(dataDir, undefined)
    await writeFile(probe, '')
    await rm(probe)
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) throw new StartFailure(error.message)
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    if (noSpaceCodes.has(code)) throw error
    throw new StartFailure(`DATA_DIR ${dataDir} cannot be written to (${code}): make it writable, or set DATA_DIR.`)
  }
}

/** Writes the process id to `server.pid`; the returned function removes the file. */
export async function writePidFile(dataDir: string): Promise<() => Promise<void>> {
  const file = join(dataDir, 'server.pid')
  await writeFile(file, `${process.pid}\n`)
  return () => rm(file, { force: true })
}
