import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { ServerAccount } from './server-account.js'

/** True if the account may enter this folder and each of its parents. */
export function isPassable(folder: string, account: ServerAccount): boolean {
  const { mode, uid, gid } = statSync(folder)
  const needed = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
  if ((mode & needed) === 0) return false
  return folder === dirname(folder) || isPassable(dirname(folder), account)
}
