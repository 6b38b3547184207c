import { readFileSync, readlinkSync, statSync } from 'node:fs'
import { hostname } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { isAlive, ownIdentity } from '../database/embedded/process-identity.js'
import type { Turn } from '../database/embedded/turns.js'

/** How often an owner touches its turn, by which other machines and containers see that it is alive. */
export const beatMs = 2_000

export interface DataDirOwner {
  readonly pid: string
  readonly isFar: boolean
  readonly isEnding: boolean
}

export function describeSelf(): string {
  return `${ownIdentity()}\n${world()}\n`
}

/** The line that an owner adds to its turn when it begins to end. */
export const endingLine = 'ending\n'

/** What the turn says; undefined if it is over. Whether that owner still lives is another question. */
export function readOwner({ text }: Pick<Turn, 'text'>): DataDirOwner | undefined {
  const [identity = '', ownersWorld, ...rest] = text.split('\n')
  if (identity === '') return undefined
  return { pid: identity.split(' ')[0]!, isFar: ownersWorld !== world(), isEnding: rest.includes(endingLine.trim()) }
}

/** The living owner of a turn. One of another machine or container counts as gone if it does not beat for so long. */
export async function findLivingOwner(turn: Turn, silenceMs: number): Promise<DataDirOwner | undefined> {
  const owner = readOwner(turn)
  if (!owner?.isFar) return owner && isAlive(turn.text.split('\n')[0]!) ? owner : undefined
  // It may have been its last beat, or its end.
  return (await beats(turn.file, silenceMs)) ? readOwner({ text: readFileSync(turn.file, 'utf8') }) : undefined
}

// No clock is compared, because that of another machine may differ: the time must change while we look.
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

/** Names the list of processes in which a pid has its meaning. */
function world(): string {
  if (process.platform !== 'linux') return hostname()
  try {
    // Two machines give their first list of processes the same number.
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname()
  }
}
