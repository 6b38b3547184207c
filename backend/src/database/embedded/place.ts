import { chmodSync, mkdirSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Say } from './launch-options.js'
import { isPassable } from './passable-path.js'
import { serverAccount, type ServerAccount } from './server-account.js'
import { storeElsewhere } from './store-elsewhere.js'

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
