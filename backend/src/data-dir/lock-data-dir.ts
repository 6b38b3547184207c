import { appendFileSync, chownSync, existsSync, mkdirSync, statSync, truncateSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { beatMs, describeSelf, shutdownLine, findLivingOwner, readOwner, type DataDirOwner } from './data-dir-owner.js'
import { readNewestTurn, takeNextTurn } from '../database/embedded/turns.js'
import { StartFailure } from '../start/start-failure.js'
import type { Say } from '../start/say.js'

const endingPatienceMs = 30_000
// Five heartbeats: a machine under load is late with them.
const farSilenceMs = 5 * beatMs

export interface DataDirLock {
  /** Makes a start that comes during the shutdown wait for the release. */
  announceEnd(): void
  release(): void
}

/**
 * Locks DATA_DIR for this server process. Without it, two servers would share a database that one of them stops, or, in
 * two containers, run two PostgreSQL servers on the same files. Throws StartFailure if another server has the lock.
 */
export async function lockDataDir(dataDir: string, say: Say, silenceMs = farSilenceMs): Promise<DataDirLock> {
  const folder = join(dataDir, 'server.lock')
  createLockFolder(folder, dataDir)
  const deadline = Date.now() + endingPatienceMs
  for (;;) {
    const newest = readNewestTurn(folder)
    const noted = readOwner(newest)
    if (noted?.isFar) say(`Checking whether ${nameOwner(noted)} still uses DATA_DIR ${dataDir}`)
    const owner = await findLivingOwner(newest, silenceMs)
    const own = owner ? undefined : takeNextTurn(newest, folder, describeSelf())
    if (own) return keep(own)
    if (owner && (!owner.isEnding || Date.now() > deadline)) throw refusal(dataDir, owner)
    await delay(50)
  }
}

/**
 * For commands that share the database of a running server: they cannot see a PostgreSQL server in another container,
 * and would start a second one on its files. Throws StartFailure.
 */
export async function refuseRemoteOwner(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'server.lock')
  if (!existsSync(folder)) return
  const newest = readNewestTurn(folder)
  if (!readOwner(newest)?.isFar) return
  const owner = await findLivingOwner(newest, farSilenceMs)
  if (owner) throw refusal(dataDir, owner)
}

// One start with sudo must not lock the owner of DATA_DIR out of it.
function createLockFolder(folder: string, dataDir: string): void {
  const { uid, gid } = statSync(dataDir)
  if (mkdirSync(folder, { recursive: true }) && process.getuid?.() === 0) attempt(() => chownSync(folder, uid, gid))
}

function keep(file: string): DataDirLock {
  const beat = setInterval(() => attempt(() => utimesSync(file, new Date(), new Date())), beatMs).unref()
  return {
    announceEnd: () => attempt(() => appendFileSync(file, shutdownLine)),
    release: () => {
      clearInterval(beat)
      attempt(() => truncateSync(file))
    },
  }
}

// DATA_DIR may have been deleted meanwhile.
function attempt(work: () => void): void {
  try {
    work()
  } catch {
    return
  }
}

function refusal(dataDir: string, owner: DataDirOwner): StartFailure {
  return new StartFailure(
    `Clarity already runs on DATA_DIR ${dataDir} (${nameOwner(owner)}): stop it, or set DATA_DIR to another folder.`,
  )
}

function nameOwner({ pid, isFar }: DataDirOwner): string {
  return isFar ? `process ${pid} of another machine or container` : `process ${pid}`
}
