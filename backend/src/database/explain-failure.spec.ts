import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cloneDatabase, type ClonedDatabase } from '../../test/clone-database.js'
import { withClient } from '../../test/with-client.js'
import { readConfig } from '../config/read-config.js'
import { runServer } from '../app/run-server.js'
import { StartFailure } from '../start/start-failure.js'

let database: ClonedDatabase
let dataDir: string

beforeAll(async () => {
  database = await cloneDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'clarity-full-'))
})
afterAll(async () => {
  await rm(dataDir, { recursive: true })
  await database.drop()
})

it('a disk that is full while a server starts is one line, and the end of the start', async () => {
  // The server's error if a table cannot grow, at the first row that a start writes.
  const fillDisk = `
    CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$;
    CREATE TRIGGER full_disk BEFORE INSERT ON scenarios EXECUTE FUNCTION full_disk();
  `
  await withClient(database.url, (client) => client.query(fillDisk))
  const starting = runServer(
    readConfig({ DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' }),
  )
  await expect(starting).rejects.toThrow(
    new StartFailure('The disk of the database that DATABASE_URL names is full: free some space there, and try again.'),
  )
})
