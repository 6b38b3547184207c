import { createHash } from 'node:crypto'
import { chmodSync, lstatSync, mkdirSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { EmbeddedPostgresError } from './embedded-postgres-error.js'
import type { Say } from './launch-options.js'
import { isPassable } from './passable-path.js'
import { serverAccount, type ServerAccount } from './server-account.js'

/** Where everything of one embedded server lies, and whom it runs as. */
export interface Place {
  readonly dataDir: string
  readonly passwordFile: string
  readonly portFile: string
  readonly logFile: string
  readonly lock: string
  readonly users: string
  /** A folder that the account can reach; it holds the cluster and, where needed, a copy of the binaries. */
  readonly store: string
  readonly cluster: string
  readonly account: ServerAccount | undefined
}

export function preparePlace(dataDir: string, say: Say): Place {
  const created = mkdirSync(resolve(dataDir), { recursive: true })
  const realDataDir = realpathSync(dataDir)
  const home = join(realDataDir, 'postgres')
  mkdirSync(home, { recursive: true })
  const account = serverAccount(join(home, 'cluster'))
  if (account) {
    // Passable, not readable; a umask of 077 would make them neither.
    if (created) chmodSync(realDataDir, 0o711)
    chmodSync(home, 0o711)
  }
  const store = !account || isPassable(home, account) ? home : storeElsewhere(realDataDir, account, say)
  return {
    dataDir: realDataDir,
    passwordFile: join(home, 'password'),
    portFile: join(home, 'port'),
    logFile: join(home, 'server.log'),
    lock: join(home, 'lock'),
    users: join(home, 'users'),
    store,
    cluster: join(store, 'cluster'),
    account,
  }
}

function storeElsewhere(dataDir: string, account: ServerAccount, say: Say): string {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  const store = `/var/tmp/clarity-${hash}`
  mkdirSync(store, { recursive: true, mode: 0o711 })
  // Anyone may write to /var/tmp, so the folder counts only if it is root's own.
  const { mode, uid } = lstatSync(store)
  if (!lstatSync(store).isDirectory() || uid !== 0 || (mode & 0o022) !== 0) {
    throw new EmbeddedPostgresError(
      `${store} is not a folder of root's alone, so the embedded database cannot use it: remove it, or set DATA_DIR to a folder that user ${account.name} can reach.`,
    )
  }
  chmodSync(store, 0o711)
  say(`The database is kept in ${store}, because user ${account.name}, as whom it runs, cannot reach ${dataDir}`)
  return store
}
