import { existsSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { hasProcCwd } from './cluster-entry.js'
import type { Say } from '../../start/say.js'
import { isPassable } from './passable-path.js'
import { canOwnFolders, createPrivateFolder } from './private-folder.js'
import { serverAccount, type ServerAccount } from './server-account.js'
import { findExternalStore, createExternalStore } from './external-store.js'

/** The paths of one embedded server, and the account that it runs as. */
export interface Place {
  readonly dataDir: string
  readonly passwordFile: string
  readonly portFile: string
  readonly logFile: string
  readonly lock: string
  readonly users: string
  /** The folder that holds the cluster. */
  readonly store: string
  readonly cluster: string
  /** Whether the account can follow the path to the store. */
  readonly isPassable: boolean
  /** Path prefix for a copy of the programs. */
  readonly programs: string
  readonly account: ServerAccount | undefined
}

/** Creates DATA_DIR if it is missing, with the owner that the server's account needs, and returns its real path. */
export function createDataDir(dataDir: string): string {
  createPrivateFolder(resolve(dataDir), serverAccount(join(dataDir, 'postgres', 'cluster')))
  return realpathSync(dataDir)
}

export function preparePlace(requested: string, say: Say): Place {
  const dataDir = createDataDir(requested)
  const home = join(dataDir, 'postgres')
  const former = findExternalStore(dataDir, home, say)
  const account = serverAccount(join(former ?? home, 'cluster'))
  createPrivateFolder(home, account)
  const isHomePassable = !account || isPassable(home, account)
  const store = former ?? chooseStore(dataDir, home, account, isHomePassable, say)
  return {
    dataDir,
    passwordFile: join(home, 'password'),
    portFile: join(home, 'port'),
    logFile: join(home, 'server.log'),
    lock: join(home, 'lock'),
    users: join(home, 'users'),
    store,
    cluster: join(store, 'cluster'),
    isPassable: isHomePassable || store !== home,
    programs: isHomePassable ? join(home, 'programs') : '/var/tmp/clarity-programs',
    account,
  }
}

function chooseStore(
  dataDir: string,
  home: string,
  account: ServerAccount | undefined,
  isHomePassable: boolean,
  say: Say,
): string {
  if (!account || existsSync(join(home, 'cluster'))) return home
  if (!isHomePassable && !hasProcCwd()) {
    return createExternalStore(dataDir, account, `user ${account.name}, who runs it, cannot access ${dataDir}`, say)
  }
  if (canOwnFolders(account, home)) return home
  return createExternalStore(
    dataDir,
    account,
    `the file system of ${dataDir} does not allow a folder of user ${account.name}`,
    say,
  )
}
