import { HalfOpenProxy } from '@clarity/test-kit/half-open-proxy'
import { DataSource } from 'typeorm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cloneDatabase, type ClonedDatabase } from '../../test/clone-database.js'
import { dataSourceOptions } from './data-source.js'

let database: ClonedDatabase
let proxy: HalfOpenProxy
let dataSource: DataSource

beforeAll(async () => {
  database = await cloneDatabase()
  proxy = await HalfOpenProxy.before(database.url)
  const options = dataSourceOptions(proxy.url, [], 1)
  dataSource = await new DataSource({ ...options, extra: { ...options.extra, query_timeout: 300 } }).initialize()
})
afterAll(async () => {
  await dataSource.destroy()
  await proxy.close()
  await database.drop()
})

const one = 'SELECT 1 AS one'

it('gives a connection on which a query got no answer to no other query', async () => {
  await dataSource.query(one)
  proxy.swallow()
  await expect(dataSource.query(one)).rejects.toThrow('timeout')
  proxy.heal()
  expect(await dataSource.query(one)).toEqual([{ one: 1 }])
})

it('ends a transaction with its unanswered query', async () => {
  const work = dataSource.transaction(async (manager) => {
    await manager.query(one)
    proxy.swallow()
    await manager.query(one)
  })
  await expect(work).rejects.toThrow('timeout')
  proxy.heal()
  expect(await dataSource.query(one)).toEqual([{ one: 1 }])
})
