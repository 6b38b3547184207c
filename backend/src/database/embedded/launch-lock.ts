import { mkdirSync, truncateSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { EmbeddedPostgresError } from './embedded-postgres-error.js'
import { isAlive, ownIdentity } from './process-identity.js'
import { readNewestTurn, takeNextTurn } from './turns.js'

const patienceMs = 180_000

/** Runs the work while holding the folder's lock: no other process, and no other caller in this one, runs meanwhile. */
export async function withLaunchLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(folder, { recursive: true })
  const turn = await takeTurn(folder)
  try {
    return await work()
  } finally {
    // Emptied, not removed: without the newest file, a slow process could take the same turn again.
    truncateSync(turn)
  }
}

async function takeTurn(folder: string): Promise<string> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const newest = readNewestTurn(folder)
    const own = isAlive(newest.text) ? undefined : takeNextTurn(newest, folder, ownIdentity())
    if (own) return own
    if (Date.now() > deadline) {
      throw new EmbeddedPostgresError(
        `Process ${newest.text.split(' ')[0]} has been starting or stopping the embedded database in ${folder} for minutes: end that process, or set another DATA_DIR.`,
      )
    }
    await delay(30)
  }
}
