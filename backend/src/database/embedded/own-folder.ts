import { lstatSync } from 'node:fs'

/** True for a folder of this user that no other user can write to: in /var/tmp anyone may have created it. */
export function isOwnFolder(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  return found !== undefined && found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0
}
