import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ErrorBody } from '@clarity/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { mountSmallDisk, type SmallDisk } from '@clarity/test-kit/small-disk'
import { startAppOn, type TestApp } from '../../../test/test-app.js'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../database/embedded/embedded-postgres.js'
import { migrate } from '../../database/migrate.js'
import { readSpace } from './disk.js'

const megabyte = 1_000_000

let disk: SmallDisk | null
let folder: string
let server: EmbeddedPostgres
let app: TestApp

beforeAll(async () => {
  disk = mountSmallDisk(300)
  folder = disk?.folder ?? mkdtempSync(join(tmpdir(), 'clarity-disk-'))
  server = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), say: () => undefined, durable: false })
  await migrate(server.url)
  app = await startAppOn({ url: server.url, drop: () => Promise.resolve() })
}, 60_000)
afterAll(async () => {
  await app.close()
  await server.stop()
  if (disk) disk.remove()
  else rmSync(folder, { recursive: true })
})

it('is not ready while the disk of the embedded database is full, and ready by itself once it is not', async () => {
  const client = new ApiClient(app.url)
  expect((await client.get('/readyz')).status).toBe(200)
  // An account that may not mount has the disk of the machine, which a test must not fill.
  if (disk === null) return
  disk.fill((await readSpace(folder)).bytes - 20 * megabyte)
  const answer = await client.get('/readyz')
  expect(answer.status).toBe(503)
  expect(answer.as(ErrorBody).error).toBe('The disk of the database is full.')
  expect((await client.get('/healthz')).status).toBe(200)
  // Between the two limits nothing changes.
  disk.empty()
  disk.fill((await readSpace(folder)).bytes - 45 * megabyte)
  expect((await client.get('/readyz')).status).toBe(503)
  disk.empty()
  expect((await client.get('/readyz')).status).toBe(200)
  expect((await new ApiClient(app.url).get('/api/scenarios')).status).toBe(200)
})
