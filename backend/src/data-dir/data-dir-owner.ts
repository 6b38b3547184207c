import { readFileSync, readlinkSync, statSync } from 'node:fs'
import { hostname } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { isAlive, ownIdentity } from '../database/embedded/process-identity.js'
import type { Turn } from '../database/embedded/turns.js'

/** Heartbeat interval: an owner touches its lock file this often, so other machines and containers see it is alive. */
export const beatMs = 2_000

export interface DataDirOwner {
  readonly pid: string
  readonly isFar: boolean
  readonly isEnding: boolean
}

export function describeSelf(): string {
  return `${ownIdentity()}\n${world()}\n`
}

/** The line that an owner appends to its lock file when its shutdown begins. */
export const shutdownLine = 'ending\n'

/** The owner that the lock file names; undefined if the lock was released. The owner may have died since. */
export function readOwner({ text }: Pick<Turn, 'text'>): DataDirOwner | undefined {
  const [identity = '', ownersWorld, ...rest] = text.split('\n')
  if (identity === '') return undefined
  return { pid: identity.split(' ')[0]!, isFar: ownersWorld !== world(), isEnding: rest.includes(shutdownLine.trim()) }
}

/** The living owner of a lock. One on another machine or in a container counts as dead after `silenceMs` of silence. */
export async function findLivingOwner(turn: Turn, silenceMs: number): Promise<DataDirOwner | undefined> {
  const owner = readOwner(turn)
  if (!owner?.isFar) return owner && isAlive(turn.text.split('\n')[0]!) ? owner : undefined
  // The change may have been its last heartbeat, or its release.
  return (await beats(turn.file, silenceMs)) ? readOwner({ text: readFileSync(turn.file, 'utf8') }) : undefined
}

// Clocks are not compared, because another machine's may differ: the file's time must change while we watch.
async function beats(file: string, silenceMs: number): Promise<boolean> {
  const seen = touchedAt(file)
  const deadline = Date.now() + silenceMs
  while (Date.now() < deadline) {
    await delay(50)
    if (touchedAt(file) !== seen) return true
  }
  return false
}

function touchedAt(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs
}

/** Identifies the PID namespace in which a process id is valid. */
function world(): string {
  if (process.platform !== 'linux') return hostname()
  try {
    // Two machines give their initial PID namespace the same number, hence the boot id.
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname()
  }
}
