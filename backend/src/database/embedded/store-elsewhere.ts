import { createHash } from 'node:crypto'
import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { EmbeddedPostgresError } from './embedded-postgres-error.js'
import type { Say } from './launch-options.js'
import { findPostmaster } from './postmaster.js'
import type { ServerAccount } from './server-account.js'

const parent = '/var/tmp'
const prefix = 'clarity-'

/** A folder outside DATA_DIR, the same one at each start, for a server that cannot reach DATA_DIR itself. */
export function storeElsewhere(dataDir: string, account: ServerAccount, say: Say): string {
  sweepAbandonedStores()
  const store = join(parent, prefix + createHash('sha256').update(dataDir).digest('hex').slice(0, 16))
  mkdirSync(store, { recursive: true, mode: 0o711 })
  if (!isOwn(store)) {
    throw new EmbeddedPostgresError(
      `${store} is not a folder of root's alone, so the embedded database cannot use it: remove it, or set DATA_DIR to a folder that user ${account.name} can reach.`,
    )
  }
  chmodSync(store, 0o711)
  writeFileSync(ownerFile(store), dataDir)
  say(`The database is kept in ${store}, because user ${account.name}, as whom it runs, cannot reach ${dataDir}`)
  return store
}

const ownerFile = (store: string) => join(store, 'data-dir')

// Anyone may write to /var/tmp, so a folder there counts only if it is root's own.
function isOwn(store: string): boolean {
  const found = lstatSync(store, { throwIfNoEntry: false })
  return found !== undefined && found.isDirectory() && found.uid === 0 && (found.mode & 0o022) === 0
}

// Only what belonged to a temporary folder: a DATA_DIR that is missing elsewhere may be on a disk that is not mounted.
function sweepAbandonedStores(): void {
  for (const name of readdirSync(parent)) {
    const store = join(parent, name)
    if (name.startsWith(prefix) && isOwn(store) && isAbandoned(store)) rmSync(store, { recursive: true, force: true })
  }
}

function isAbandoned(store: string): boolean {
  try {
    const dataDir = readFileSync(ownerFile(store), 'utf8')
    return dataDir.startsWith(tmpdir() + sep) && !existsSync(dataDir) && !findPostmaster(join(store, 'cluster'))
  } catch {
    // Just being made, or swept by another start.
    return false
  }
}
