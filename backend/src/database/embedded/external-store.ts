import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { EmbeddedPostgresError } from './embedded-postgres-error.js'
import type { Say } from '../../start/say.js'
import { isOwnFolder } from './own-folder.js'
import { findPostmaster } from './postmaster.js'
import { canOwnFolders } from './private-folder.js'
import type { ServerAccount } from './server-account.js'
import { commandLine } from '../../start/command-line.js'

const parent = '/var/tmp'
const prefix = 'clarity-'

/**
 * The folder outside DATA_DIR where an older release keeps this database, or a system that allows no other place.
 * If DATA_DIR has no password and port, the folder belongs to a deleted DATA_DIR at the same path.
 */
export function findExternalStore(dataDir: string, home: string, say: Say): string | undefined {
  if (process.getuid?.() !== 0 || existsSync(join(home, 'cluster'))) return undefined
  const store = storeOf(dataDir)
  const isInUse =
    existsSync(join(home, 'password')) &&
    existsSync(join(home, 'port')) &&
    isOwnFolder(store) &&
    readOwner(store) === dataDir &&
    existsSync(join(store, 'cluster', 'PG_VERSION'))
  if (!isInUse) return undefined
  say(
    `The database is kept in ${store}, outside DATA_DIR ${dataDir}: to move it, run '${commandLine('backup')}', then '${commandLine('restore')}' with a new DATA_DIR`,
  )
  return store
}

/** Creates that folder, the same one at each start. */
export function createExternalStore(dataDir: string, account: ServerAccount, reason: string, say: Say): string {
  sweepAbandonedStores()
  if (!canOwnFolders(account, parent)) {
    throw new EmbeddedPostgresError(
      `The embedded database must run as user ${account.name}, and no folder can be given to it here: start Clarity as a user other than root, or set DATABASE_URL.`,
    )
  }
  const store = storeOf(dataDir)
  mkdirSync(store, { recursive: true, mode: 0o711 })
  if (!isOwnFolder(store)) {
    throw new EmbeddedPostgresError(
      `${store} does not belong to root alone, so the embedded database cannot use it: remove it, or set DATA_DIR to a folder that user ${account.name} can reach.`,
    )
  }
  chmodSync(store, 0o711)
  writeFileSync(ownerFile(store), dataDir)
  say(`The database is kept in ${store}, outside DATA_DIR, because ${reason}`)
  return store
}

const storeOf = (dataDir: string) =>
  join(parent, prefix + createHash('sha256').update(dataDir).digest('hex').slice(0, 16))
const ownerFile = (store: string) => join(store, 'data-dir')

function readOwner(store: string): string | undefined {
  try {
    return readFileSync(ownerFile(store), 'utf8')
  } catch {
    // Another start is just creating or removing it.
    return undefined
  }
}

// Only stores of a temporary folder: any other missing DATA_DIR may be on a disk that is not mounted.
function sweepAbandonedStores(): void {
  for (const name of readdirSync(parent)) {
    const store = join(parent, name)
    if (name.startsWith(prefix) && isOwnFolder(store) && isAbandoned(store))
      rmSync(store, { recursive: true, force: true })
  }
}

function isAbandoned(store: string): boolean {
  const dataDir = readOwner(store)
  if (!dataDir?.startsWith(tmpdir() + sep)) return false
  return !existsSync(dataDir) && !findPostmaster(join(store, 'cluster'))
}
