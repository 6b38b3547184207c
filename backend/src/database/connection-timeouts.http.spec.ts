import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/test-app.js'

const idle = 'SHOW idle_in_transaction_session_timeout'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

it('ends the transaction of a lost connection, with its locks, in every pool', async () => {
  const expected = [{ idle_in_transaction_session_timeout: '30s' }]
  expect(await app.dataSource.query(idle)).toEqual(expected)
  expect((await app.app.get(PgBoss).getDb().executeSql(idle)).rows).toEqual(expected)
})
