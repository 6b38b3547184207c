import { DataSource, In } from 'typeorm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cloneDatabase, type ClonedDatabase } from '../../test/clone-database.js'
import { LimitEntity } from '../limits/limit.entity.js'
import { dataSourceOptions } from './data-source.js'
import { prepared } from './prepared.js'

let database: ClonedDatabase
let dataSource: DataSource

beforeAll(async () => {
  database = await cloneDatabase()
  // Of the one connection, PostgreSQL lists what it has prepared.
  dataSource = await new DataSource(dataSourceOptions(database.url, [], 1)).initialize()
})
afterAll(async () => {
  await dataSource.destroy()
  await database.drop()
})

async function statements(beginning: string): Promise<{ statement: string; runs: number }[]> {
  return dataSource.query(
    `SELECT statement, (generic_plans + custom_plans)::int AS runs FROM pg_prepared_statements
      WHERE statement LIKE $1 || '%'`,
    [beginning],
  )
}

it('is parsed once by a connection, with other values each time, also within a transaction', async () => {
  const text = 'SELECT $1::int + 1 AS next'
  expect(await dataSource.query(prepared(text), [1])).toEqual([{ next: 2 }])
  expect(await dataSource.transaction((manager) => manager.query(prepared(text), [4]))).toEqual([{ next: 5 }])
  expect(await statements(text)).toEqual([{ statement: text, runs: 2 }])
})

it('answers changes like other statements', async () => {
  await dataSource.query('CREATE TABLE counters (id int, value int)')
  await dataSource.query(prepared('INSERT INTO counters VALUES ($1, 0)'), [1])
  expect(await dataSource.query(prepared('UPDATE counters SET value = value + 1 RETURNING value'))).toEqual([
    [{ value: 1 }],
    1,
  ])
})

it('keeps its text for failures', async () => {
  const text = 'SELECT missing FROM nowhere'
  await expect(dataSource.query(prepared(text))).rejects.toMatchObject({ message: 'relation "nowhere" does not exist' })
  expect(String(prepared(text))).toBe(text)
})

it('is what a finder and an insert of one row become', async () => {
  const first = await new DataSource(dataSourceOptions(database.url, [LimitEntity], 1)).initialize()
  const limits = first.getRepository(LimitEntity)
  await limits.findOneBy({ key: 'a' })
  await limits.find({ where: { key: In(['a', 'b']) } })
  const rows: { statement: string }[] = await first.query('SELECT statement FROM pg_prepared_statements')
  expect(rows.map(({ statement }) => statement.split(' FROM ')[0]!.slice(0, 20))).toEqual(['SELECT "LimitEntity"'])
  await first.destroy()
})
