import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readConfig } from '../config/read-config.js'
import { withSecretFiles } from '../config/secret-files.js'
import { text, type Environment } from '../config/variables.js'
import type { DatabasePlace } from '../database/open-database.js'
import { StartFailure } from '../start/start-failure.js'
import { findServerOnPort } from './server-on-port.js'
import type { Say } from '../start/say.js'

const remedy = 'set DATA_DIR or DATABASE_URL to what that server was started with.'

/**
 * The database of the installation that a command acts on: the one that the environment names, else the one running at
 * the default port, else the one in the default folder. Throws StartFailure if there is none, or if its database is
 * unknown. A command never creates a database.
 */
export async function findInstallation(env: Environment, say: Say): Promise<DatabasePlace> {
  const { databaseUrl, dataDir, port } = readConfig(env)
  const named = { databaseUrl, dataDir }
  if (databaseUrl !== null) return named
  if (text(env, 'DATA_DIR') !== null) {
    if (hasDatabase(dataDir)) return named
    throw new StartFailure(`DATA_DIR ${dataDir} holds no database of Clarity: ${remedy}`)
  }
  if (await answersAsClarity(port)) return findRunning(port, say)
  if (!hasDatabase(dataDir))
    throw new StartFailure(
      `No installation of Clarity was found: ${dataDir} holds no database, and no server answers at port ${port}. Start it, or ${remedy}`,
    )
  say(`Using the data in ${dataDir}; no server answers at port ${port}`)
  return named
}

function findRunning(port: number, say: Say): DatabasePlace {
  const running = placeOfServer(port)
  if (running === null)
    throw new StartFailure(`A server runs at port ${port}, but this user cannot see which data it uses: ${remedy}`)
  say(`Using the server at port ${port}, ${running.databaseUrl ? 'with its DATABASE_URL' : `in ${running.dataDir}`}`)
  return running
}

/**
 * True if an embedded server has been started there: it then left its port file, even if its cluster is elsewhere.
 * Throws StartFailure if this user may not read the folder.
 */
function hasDatabase(dataDir: string): boolean {
  try {
    return statSync(join(dataDir, 'postgres', 'port'), { throwIfNoEntry: false }) !== undefined
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOTDIR') return false
    throw new StartFailure(`DATA_DIR ${dataDir} cannot be read (${code}): run this as the user that runs Clarity.`)
  }
}

async function answersAsClarity(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(2_000) })
    return answer.ok && ((await answer.json()) as { status?: unknown }).status === 'ok'
  } catch {
    return false
  }
}

function placeOfServer(port: number): DatabasePlace | null {
  const start = findServerOnPort(port)?.start
  if (!start) return null
  const dataDir = resolve(start.folder, text(start.env, 'DATA_DIR') ?? '.data')
  return { databaseUrl: text(withSecretFiles(start.env), 'DATABASE_URL'), dataDir }
}
