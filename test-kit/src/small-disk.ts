import { execFileSync } from 'node:child_process'
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file system of its own, in memory. */
export interface SmallDisk {
  readonly folder: string
  /** Writes a file of so many bytes. */
  fill(bytes: number): void
  empty(): void
  remove(): void
}

const chunk = Buffer.alloc(16 * 1024 * 1024)

/** Null for an account that may not mount one. */
export function mountSmallDisk(sizeMb: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'clarity-small-disk-'))
  const much = join(folder, 'much')
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m`, 'clarity-test', folder], { stdio: 'ignore' })
  } catch {
    remove()
    return null
  }
  // The embedded database runs as another account.
  chmodSync(folder, 0o711)
  return {
    folder,
    fill: (bytes) => writeZeros(much, bytes),
    empty: () => rmSync(much, { force: true }),
    remove: () => {
      execFileSync('umount', ['--lazy', folder])
      remove()
    },
  }
}

function writeZeros(path: string, bytes: number): void {
  const file = openSync(path, 'w')
  try {
    for (let left = bytes; left > 0; left -= writeSync(file, chunk, 0, Math.min(left, chunk.length)));
  } finally {
    closeSync(file)
  }
}
