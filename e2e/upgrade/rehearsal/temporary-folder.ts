import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../product/places.ts'

/** Puts every temporary folder of this run into one, which is removed at the end, also after a failure or a signal. */
export function redirectTemporaryFolders(): void {
  const folder = mkdtempSync(join(tmpdir(), 'clarity-rehearsal-'))
  // Passable for the account that the embedded database runs as when this is root.
  chmodSync(folder, 0o711)
  process.env['TMPDIR'] = folder
  process.on('exit', () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
    execFileSync('git', ['worktree', 'prune'], { cwd: root })
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
}
