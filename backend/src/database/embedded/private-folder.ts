import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ServerAccount } from './server-account.js'

/** Creates the folder for the account alone, else for this user. An existing folder keeps its mode and owner. */
export function createPrivateFolder(folder: string, account: ServerAccount | undefined): void {
  mkdirSync(dirname(folder), { recursive: true })
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    // Throws if it is a file.
    mkdirSync(folder, { recursive: true })
    return
  }
  // The umask may have removed the owner's own permissions.
  chmodSync(folder, 0o700)
  if (account) tryGive(folder, account)
}

/** True if folders created here can belong to the account alone, as PostgreSQL requires for its data. */
export function canOwnFolders(account: ServerAccount, folder: string): boolean {
  const probe = mkdtempSync(join(folder, 'probe-'))
  try {
    chmodSync(probe, 0o700)
    tryGive(probe, account)
    const { uid, mode } = statSync(probe)
    // Some file systems accept the change without effect.
    return uid === account.uid && (mode & 0o777) === 0o700
  } finally {
    rmSync(probe, { recursive: true, force: true })
  }
}

function tryGive(folder: string, { uid, gid }: ServerAccount): void {
  try {
    chownSync(folder, uid, gid)
  } catch {
    // For example a network share that squashes root, or a disk without owners.
  }
}
