import { randomUUID } from 'node:crypto'
import { chmodSync, copyFileSync, lstatSync, mkdirSync, readdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { EmbeddedPostgresError } from './embedded-postgres-error.js'
import { isOwnFolder } from './own-folder.js'
import { linkLibraries } from './packaged-binaries.js'

// systemd-tmpfiles deletes old files in /var/tmp, except those with the sticky bit, which only root can set.
const kept = process.getuid?.() === 0 ? 0o1000 : 0

/** Creates a copy of the programs that every user can run, or completes one. It contains no data. */
export function copyPrograms(native: string, folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o755 })
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The embedded database's programs in ${native} are not accessible to its user and cannot be copied to ${folder} (${String(error)}): install Clarity in a folder that every user can enter, or set DATABASE_URL.`,
    )
  }
  if (!isOwnFolder(folder)) {
    throw new EmbeddedPostgresError(
      `${folder} belongs to another user or can be written by one, so no program is run from it: remove it.`,
    )
  }
  copyFolder(native, folder)
  // Hard links, because a symbolic link cannot be sticky.
  linkLibraries(folder, 'hard')
}

function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  chmodSync(to, 0o755)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) copyFolder(source, target)
    else if (entry.isFile() && !entry.name.endsWith('.a')) copyFile(source, target)
  }
}

// Renamed into place: a server may be running from this copy while another start completes it.
function copyFile(source: string, target: string): void {
  const { mode, size } = statSync(source)
  if (lstatSync(target, { throwIfNoEntry: false })?.size === size) return
  const draft = `${target}.${randomUUID()}`
  copyFileSync(source, draft)
  chmodSync(draft, (mode & 0o111 ? 0o755 : 0o644) | kept)
  renameSync(draft, target)
}
