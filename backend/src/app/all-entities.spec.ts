import { DataSource } from 'typeorm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cloneDatabase, type ClonedDatabase } from '../../test/clone-database.js'
import { withClient } from '../../test/with-client.js'
import { dataSourceOptions } from '../database/data-source.js'
import { allEntities } from './all-entities.js'

let database: ClonedDatabase
let dataSource: DataSource

beforeAll(async () => {
  database = await cloneDatabase()
  dataSource = await new DataSource(dataSourceOptions(database.url, allEntities)).initialize()
})
afterAll(async () => {
  await dataSource.destroy()
  await database.drop()
})

/** A line for each column: its table, name, type, and whether it may be null. */
function listEntityColumns(): string[] {
  return dataSource.entityMetadatas.flatMap(({ tableName, columns }) =>
    columns.map(({ databaseName, type, isArray, isNullable, isPrimary }) => {
      const name = `${dataSource.driver.normalizeType({ type })}${isArray ? '[]' : ''}`
      return `${tableName}.${databaseName} ${name}${isNullable ? '' : ' not null'}${isPrimary ? ' key' : ''}`
    }),
  )
}

/** The same lines from the catalog of the migrated database. The queue's tables are in a schema of their own. */
async function listCatalogColumns(): Promise<string[]> {
  const { rows } = await withClient(database.url, (client) =>
    client.query<{ line: string }>(`
      SELECT format('%s.%s %s%s%s', c.relname, a.attname, format_type(a.atttypid, NULL),
        CASE WHEN a.attnotnull THEN ' not null' END, CASE WHEN a.attnum = ANY (i.indkey) THEN ' key' END) AS line
      FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      LEFT JOIN pg_index i ON i.indrelid = c.oid AND i.indisprimary
      WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname <> 'migrations'`),
  )
  return rows.map(({ line }) => line)
}

it('has every column of every table, as the migrated database has it', async () => {
  expect(listEntityColumns().sort()).toEqual((await listCatalogColumns()).sort())
})
