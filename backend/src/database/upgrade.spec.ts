import type { Client } from 'pg'
import { DataSource } from 'typeorm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type ClonedDatabase, emptyDatabase } from '../../test/clone-database.js'
import { describeSchema } from '../../test/describe-schema.js'
import { withClient } from '../../test/with-client.js'
import { listTableColumns, readRows, type TableColumns } from '../../test/read-rows.js'
import { releasedDatabase, releases } from '../../test/released-databases.js'
import { untimedOptions } from './data-source.js'
import { migrate } from './migrate.js'
import { migrations } from './migrations/migrations.js'
import { isOlder } from './schema/release.js'

const schemaAt = (url: string) => withClient(url, describeSchema)

/** The schema that the first migrations of the list create in an empty database. */
async function schemaOf(names: readonly string[]): Promise<string[]> {
  const database = await emptyDatabase()
  const first = migrations.filter(({ name }) => names.includes(name))
  const dataSource = await new DataSource({ ...untimedOptions(database.url), migrations: first }).initialize()
  await dataSource.runMigrations()
  await dataSource.destroy()
  const schema = await schemaAt(database.url)
  await database.drop()
  return schema
}

async function migrationsOf(client: Client): Promise<string[]> {
  return (await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY id')).rows.map(({ name }) => name)
}

describe.each(releases)('a database of release %s', (release) => {
  let database: ClonedDatabase
  let before: { schema: string[]; migrations: string[]; tables: TableColumns; rows: Map<string, string[]> }

  beforeAll(async () => {
    database = await releasedDatabase(release)
    before = await withClient(database.url, async (client) => {
      const tables = await listTableColumns(client)
      return {
        schema: await describeSchema(client),
        migrations: await migrationsOf(client),
        tables,
        rows: await readRows(client, tables),
      }
    })
    await migrate(database.url)
  })
  afterAll(() => database.drop())

  it('has rows of every kind', () => {
    const empty = [...before.rows].filter(([, rows]) => rows.length === 0).map(([table]) => table)
    // The queue's tables that the product uses; the others are pg-boss's own.
    const used = empty.filter((table) => table.startsWith('public.') || /^pgboss\.(job|queue)$/.test(table))
    expect(used).toEqual([])
  })

  it('has the schema that its migrations still make', async () => {
    expect(before.schema).toEqual(await schemaOf(before.migrations))
  })

  it('has the schema of a new database after the upgrade', async () => {
    expect(await schemaAt(database.url)).toEqual(await schemaAt(inject('templateUrl')))
  })

  it('keeps every row as it was', async () => {
    const rows = await withClient(database.url, (client) => readRows(client, before.tables))
    // The list of migrations grows, and each keeps its number. Rows are sorted as text, so the tenth precedes the second.
    const list = 'public.migrations'
    expect(rows.get(list)).toEqual(expect.arrayContaining(before.rows.get(list)!))
    for (const [table, expected] of before.rows)
      if (table !== list) expect([table, rows.get(table)]).toEqual([table, expected])
  })

  it('serves its release meanwhile: nothing that it uses is gone, and nothing new must be filled in', async () => {
    await withClient(database.url, async (client) => {
      const { rows } = await client.query<{ oldest: string }>('SELECT oldest_release AS oldest FROM installation')
      if (isOlder(release, rows[0]!.oldest)) return
      const now = await listTableColumns(client)
      const gone = [...before.tables].flatMap(([table, columns]) =>
        columns.filter((column) => !now.get(table)?.includes(column)).map((column) => `${table}.${column}`),
      )
      expect(gone).toEqual([])
      const demanded = await client.query<{ column: string }>(`
        SELECT n.nspname || '.' || c.relname || '.' || a.attname AS column
        FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
        WHERE n.nspname = 'public' AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
          AND a.attnotnull AND NOT a.atthasdef AND a.attidentity = ''`)
      const added = demanded.rows
        .map(({ column }) => column)
        .filter((column) => {
          const columns = before.tables.get(column.replace(/\.[^.]+$/, ''))
          return columns !== undefined && !columns.includes(column.replace(/^.*\./, ''))
        })
      expect(added).toEqual([])
    })
  })

  it('is not changed by a second upgrade', async () => {
    const rows = () => withClient(database.url, async (client) => readRows(client, await listTableColumns(client)))
    const first = await rows()
    await migrate(database.url)
    expect(await rows()).toEqual(first)
  })
})
