import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ServerAccount } from './server-account.js'

/** Creates the folder for the account alone, else for this user; one that is there already keeps its mode and owner. */
export function createPrivateFolder(folder: string, account: ServerAccount | undefined): void {
  mkdirSync(dirname(folder), { recursive: true })
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    // Fails if it is a file.
    mkdirSync(folder, { recursive: true })
    return
  }
  // A umask may have taken the owner's own rights.
  chmodSync(folder, 0o700)
  if (account) tryGive(folder, account)
}

/** Whether folders made here can belong to the account alone, which PostgreSQL demands of its data. */
export function canHoldFoldersOf(account: ServerAccount, folder: string): boolean {
  const probe = mkdtempSync(join(folder, 'probe-'))
  try {
    chmodSync(probe, 0o700)
    tryGive(probe, account)
    const { uid, mode } = statSync(probe)
    // Some file systems take the change and forget it.
    return uid === account.uid && (mode & 0o777) === 0o700
  } finally {
    rmSync(probe, { recursive: true, force: true })
  }
}

function tryGive(folder: string, { uid, gid }: ServerAccount): void {
  try {
    chownSync(folder, uid, gid)
  } catch {
    // A network share that squashes root, or a disk without owners.
  }
}
