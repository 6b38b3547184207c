import { randomUUID } from 'node:crypto'
import { linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// What a disk or a share without hard links answers.
const hasNoLinks = new Set<unknown>(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'])

// A lock file that is removed when its owner died can be removed twice, the second time under a new owner.
// So a dead owner's turn is never removed but followed: turn 8 is taken by linking it while 7 is over.
export interface Turn {
  readonly number: number
  readonly file: string
  /** What its owner wrote; empty once the turn is over. */
  readonly text: string
}

export function readNewestTurn(folder: string): Turn {
  for (;;) {
    const number = newestNumber(folder)
    const file = join(folder, String(number))
    try {
      return { number, file, text: number === 0 ? '' : readFileSync(file, 'utf8') }
    } catch (error) {
      // Swept since the look: a newer one is there.
      if (newestNumber(folder) === number) throw error
    }
  }
}

/** Takes the turn after one that is over, and answers with its file; undefined if another process was faster. */
export function takeTurnAfter({ number }: Turn, folder: string, text: string): string | undefined {
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
  // Others may have taken, finished and swept this very turn between our look and our link.
  if (newestNumber(folder) !== turn) {
    rmSync(file, { force: true })
    return undefined
  }
  for (const older of numbersIn(folder)) if (older < turn) rmSync(join(folder, String(older)), { force: true })
  return file
}

// A link has its text from the beginning, so an empty turn is never a new one.
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
