import { randomUUID } from 'node:crypto'
import { linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// Errors of a disk or a network share without hard links.
const hasNoLinks = new Set<unknown>(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'])

// A lock file that is removed after its owner's death can be removed twice, the second time under a new owner.
// So a dead owner's file is never removed but succeeded: turn 8 is taken by linking it once turn 7 is over.
export interface Turn {
  readonly number: number
  readonly file: string
  /** The text that its owner wrote; empty once the turn is over. */
  readonly text: string
}

export function readNewestTurn(folder: string): Turn {
  for (;;) {
    const number = newestNumber(folder)
    const file = join(folder, String(number))
    try {
      return { number, file, text: number === 0 ? '' : readFileSync(file, 'utf8') }
    } catch (error) {
      // Removed between listing and reading: there is a newer one.
      if (newestNumber(folder) === number) throw error
    }
  }
}

/** Takes the turn after one that is over, and returns its file; undefined if another process was faster. */
export function takeNextTurn({ number }: Turn, folder: string, text: string): string | undefined {
  const turn = number + 1
  const draft = join(folder, `draft-${randomUUID()}`)
  const file = join(folder, String(turn))
  writeFileSync(draft, text)
  try {
    createAtOnce(draft, file, text)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return undefined
    throw error
  } finally {
    rmSync(draft)
  }
  // Other processes may have taken, finished and removed this very turn between our check and our link.
  if (newestNumber(folder) !== turn) {
    rmSync(file, { force: true })
    return undefined
  }
  for (const older of numbersIn(folder)) if (older < turn) rmSync(join(folder, String(older)), { force: true })
  return file
}

// A hard link has its text from the start, so an empty turn is never a new one.
function createAtOnce(draft: string, file: string, text: string): void {
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!hasNoLinks.has(codeOf(error))) throw error
    writeFileSync(file, text, { flag: 'wx' })
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

function newestNumber(folder: string): number {
  return Math.max(0, ...numbersIn(folder))
}

function numbersIn(folder: string): number[] {
  return readdirSync(folder)
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
}
