import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { until } from '@clarity/test-kit/until'
import { newDataFolder, type DataFolder } from './data-folder.ts'
import { Server } from './server.ts'

/** The folder in which the workers of one run share the prepared data. */
const variable = 'PREPARED_DATA'

/** Playwright calls it before the first worker starts, and what it returns after the last one. */
export default async function sharePreparedData(): Promise<() => Promise<void>> {
  const { path, remove } = await newDataFolder()
  await mkdir(path, { mode: 0o711 })
  process.env[variable] = path
  // The first start compiles the server, and the others read the result: a sixth of the processor time of a start.
  process.env['NODE_COMPILE_CACHE'] = join(path, 'compiled')
  return remove
}

/**
 * The data of a stopped server after its first start, for a story about something else: a third of what a product's
 * start costs. Outside a run that shares it, an empty folder. In a new folder, or in this one.
 */
export async function preparedDataFolder(own?: DataFolder): Promise<DataFolder> {
  const folder = own ?? (await newDataFolder())
  const shared = process.env[variable]
  if (shared !== undefined) {
    const prepared = await until('the prepared data', () => findOrPrepare(shared), 120_000)
    // With the owner of the database's files, who is another user if this is root.
    await promisify(execFile)('cp', ['-a', prepared, folder.path])
  }
  return folder
}

/** The first worker that needs the data prepares it, and the others wait: null. */
async function findOrPrepare(shared: string): Promise<string | null> {
  const prepared = join(shared, 'prepared')
  if (existsSync(prepared)) return prepared
  const unfinished = join(shared, 'unfinished')
  if ((await mkdir(unfinished, { recursive: true })) === undefined) return null
  try {
    await prepare(join(unfinished, 'data'))
    await rename(join(unfinished, 'data'), prepared)
    return prepared
  } catch (error) {
    // Another worker, or a retry, may try.
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

async function prepare(dataDir: string): Promise<void> {
  const server = await Server.start({ dataDir })
  await server.stop()
  // Copies that run at once must not choose the same port.
  await rm(join(dataDir, 'postgres', 'port'))
}
