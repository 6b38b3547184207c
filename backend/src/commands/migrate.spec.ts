import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyDatabase, type ClonedDatabase } from '../../test/clone-database.js'
import { withClient } from '../../test/with-client.js'
import { migrations } from '../database/migrations/migrations.js'
import { release } from '../database/schema/release.js'
import { StartFailure } from '../start/start-failure.js'
import { runMigrate } from './run-migrate.js'

let database: ClonedDatabase

beforeAll(async () => {
  database = await emptyDatabase()
})
afterAll(() => database.drop())

const run = (env: Record<string, string>, args: string[] = []) =>
  runMigrate({ args, env, input: process.stdin, say: () => undefined })

describe('migrate', () => {
  it('gives an empty database every migration, and changes nothing the second time', async () => {
    const { host, pathname } = new URL(database.url)
    for (let times = 0; times < 2; times += 1)
      expect(await run({ DATABASE_URL: database.url })).toBe(
        `The database ${host}${pathname} has every migration of Clarity ${release}`,
      )
    const done = await withClient(database.url, (client) => client.query('SELECT FROM migrations'))
    expect(done.rowCount).toBe(migrations.length)
  })

  it('leaves the embedded database to the start', async () => {
    await expect(run({})).rejects.toThrow(
      new StartFailure('DATABASE_URL is not set: the embedded database is migrated when Clarity starts.'),
    )
  })

  it('takes no arguments', async () => {
    await expect(run({ DATABASE_URL: database.url }, ['now'])).rejects.toThrow(
      new StartFailure('It takes no arguments: npm run migrate'),
    )
  })
})
