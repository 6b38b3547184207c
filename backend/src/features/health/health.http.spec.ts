import { ErrorBody, Health } from '@clarity/contracts'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'

let app: TestApp
let client: ApiClient

beforeEach(async () => {
  app = await startTestApp()
  client = new ApiClient(app.url)
})
afterEach(() => app.close())

/** A separate connection to the database server, outside the application's own database. */
async function administer(statement: string): Promise<void> {
  const url = new URL(app.databaseUrl)
  const name = url.pathname.slice(1)
  url.pathname = '/postgres'
  const connection = new Client({ connectionString: url.href })
  await connection.connect()
  await connection.query(statement.replaceAll('$name', name))
  await connection.end()
}

describe('a server that can serve', () => {
  it.each(['/healthz', '/readyz'])('answers ok to GET %s', async (path) => {
    const answer = await client.get(path)
    expect(answer.status).toBe(200)
    expect(answer.as(Health)).toEqual({ status: 'ok' })
  })
})

describe('a server whose database lacks a column that it uses', () => {
  it.each([
    ['a column', 'ALTER TABLE paces DROP COLUMN free_at'],
    ['a table', 'DROP TABLE report_runs'],
  ])('lives, but is not ready without %s', async (_, statement) => {
    await app.dataSource.query(statement)
    const answer = await client.get('/readyz')
    expect(answer.status).toBe(503)
    expect(answer.as(ErrorBody).error).toBe('The database is not migrated yet.')
    expect((await client.get('/healthz')).status).toBe(200)
  })
})

describe('a server whose database a later release has migrated', () => {
  it('is ready while the database has more than it uses', async () => {
    await app.dataSource.query('ALTER TABLE paces ADD COLUMN later text; CREATE TABLE later (id text)')
    await app.dataSource.query("INSERT INTO migrations (timestamp, name) VALUES (1999999999999, 'Later1999999999999')")
    expect((await client.get('/readyz')).status).toBe(200)
  })

  it('is not ready once the database needs a later release', async () => {
    await app.dataSource.query("UPDATE installation SET oldest_release = '99.1.0'")
    const answer = await client.get('/readyz')
    expect(answer.status).toBe(503)
    expect(answer.as(ErrorBody).error).toBe('The database needs Clarity 99.1.0 or later.')
  })
})

describe('a server whose database is gone', () => {
  it('lives, is not ready, and is ready again as soon as the database is back', async () => {
    await administer(`ALTER DATABASE $name WITH ALLOW_CONNECTIONS false`)
    await administer(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '$name'`)
    const answer = await client.get('/readyz')
    expect(answer.status).toBe(503)
    expect(answer.as(ErrorBody).message).toBe('The database is not reached.')
    expect((await client.get('/healthz')).status).toBe(200)
    await administer(`ALTER DATABASE $name WITH ALLOW_CONNECTIONS true`)
    expect((await client.get('/readyz')).status).toBe(200)
  })
})
