import { readFileSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { EmbeddedPostgresError } from './embedded-postgres-error.js'

export interface ServerAccount {
  readonly name: string
  readonly uid: number
  readonly gid: number
}

/**
 * The account that the server must run as, because PostgreSQL refuses to run as root. Undefined: this process's own.
 * The owner of an existing cluster takes precedence: otherwise one start with sudo would lock its owner out.
 */
export function serverAccount(cluster: string): ServerAccount | undefined {
  if (process.getuid?.() !== 0) {
    requireName()
    return undefined
  }
  const accounts = readAccounts()
  const owner = statSync(cluster, { throwIfNoEntry: false })?.uid
  const account =
    accounts.find(({ uid }) => uid === owner && uid !== 0) ??
    accounts.find(({ name }) => name === 'postgres') ??
    accounts.find(({ name }) => name === 'nobody')
  if (account) return account
  throw new EmbeddedPostgresError(
    'The embedded database cannot run as root, and there is no user postgres or nobody here: start Clarity as another user, or set DATABASE_URL.',
  )
}

function requireName(): void {
  try {
    userInfo()
  } catch {
    throw new EmbeddedPostgresError(
      `User id ${process.getuid?.()} has no line in /etc/passwd, and the embedded database needs one: add it, start Clarity as a named user, or set DATABASE_URL.`,
    )
  }
}

function readAccounts(): ServerAccount[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => Number.isInteger(uid) && Number.isInteger(gid))
}
