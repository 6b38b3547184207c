import { Client } from 'pg'
import { inject } from 'vitest'

export interface ClonedDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** A migrated, empty database of a test file's own. */
export async function cloneDatabase(): Promise<ClonedDatabase> {
  const template = new URL(inject('templateUrl'))
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const url = new URL(template)
  url.pathname = `/${name}`
  await administer(template, `CREATE DATABASE ${name} TEMPLATE ${template.pathname.slice(1)}`)
  return { url: url.href, drop: () => administer(template, `DROP DATABASE ${name} WITH (FORCE)`) }
}

async function administer(template: URL, statement: string): Promise<void> {
  const url = new URL(template)
  url.pathname = '/postgres'
  const client = new Client({ connectionString: url.href })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
