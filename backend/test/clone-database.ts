import { inject } from 'vitest'
import { withClient } from './with-client.js'

export interface ClonedDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** A migrated, empty database for one test file. Files are copied: a log of every page takes twice the processor time. */
export function cloneDatabase(): Promise<ClonedDatabase> {
  return createDatabase('test', `TEMPLATE ${new URL(inject('templateUrl')).pathname.slice(1)} STRATEGY FILE_COPY`)
}

/** A database without any table; `options` as in CREATE DATABASE. */
export function emptyDatabase(options = ''): Promise<ClonedDatabase> {
  return createDatabase('empty', `TEMPLATE template0 ${options}`)
}

async function createDatabase(kind: string, options: string): Promise<ClonedDatabase> {
  const name = `${kind}_${crypto.randomUUID().replaceAll('-', '')}`
  const url = new URL(inject('templateUrl'))
  url.pathname = `/${name}`
  await administer(`CREATE DATABASE ${name} ${options}`)
  return { url: url.href, drop: () => administer(`DROP DATABASE ${name} WITH (FORCE)`) }
}

async function administer(statement: string): Promise<void> {
  const url = new URL(inject('templateUrl'))
  url.pathname = '/postgres'
  await withClient(url.href, (client) => client.query(statement))
}
