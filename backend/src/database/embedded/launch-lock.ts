import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { EmbeddedPostgresError } from './embedded-postgres-error.js'
import { isAlive, ownIdentity } from './process-identity.js'

const patienceMs = 180_000

/** Runs the work while no other process, and no other caller in this one, is inside the same folder's lock. */
export async function withLaunchLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(folder, { recursive: true })
  const turn = await takeTurn(folder)
  try {
    return await work()
  } finally {
    // Emptied, not removed: the newest turn must stay the newest, or a late comer could take it again.
    truncateSync(turn)
  }
}

// A lock file that is removed when its owner died can be removed twice, the second time under a new owner.
// So a dead owner's turn is never removed but followed: turn 8 is taken by linking it while 7 is over.
async function takeTurn(folder: string): Promise<string> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const newest = newestTurn(folder)
    const owner = newest === 0 ? '' : readFileSync(join(folder, String(newest)), 'utf8')
    if (!isAlive(owner) && claim(folder, newest + 1)) return join(folder, String(newest + 1))
    if (Date.now() > deadline) {
      throw new EmbeddedPostgresError(
        `Process ${owner.split(' ')[0]} has been starting or stopping the embedded database in ${folder} for minutes: end that process, or set another DATA_DIR.`,
      )
    }
    await delay(30)
  }
}

function claim(folder: string, turn: number): boolean {
  const draft = join(folder, `draft-${randomUUID()}`)
  const file = join(folder, String(turn))
  writeFileSync(draft, ownIdentity())
  try {
    linkSync(draft, file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft)
  }
  // Others may have taken, finished and swept this very turn between our look and our link.
  if (newestTurn(folder) !== turn) {
    rmSync(file, { force: true })
    return false
  }
  for (const older of turnsIn(folder)) if (older < turn) rmSync(join(folder, String(older)), { force: true })
  return true
}

function newestTurn(folder: string): number {
  return Math.max(0, ...turnsIn(folder))
}

function turnsIn(folder: string): number[] {
  return readdirSync(folder)
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
}
