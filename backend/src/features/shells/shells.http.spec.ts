import { mkdtemp, rm, writeFile, mkdir, cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { builtFolders } from '../../config/built-folders.js'
import { ShellsService } from './shells.service.js'

const original = { ...builtFolders }
const script = `console.log(${JSON.stringify('a page of the shell '.repeat(20))})`
let folder: string
let app: TestApp
let anybody: ApiClient

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clarity-shell-'))
  await cp(original.admin, folder, { recursive: true })
  builtFolders.admin = folder
  app = await startTestApp()
  anybody = new ApiClient(app.url)
  // Now, because the pages' own memory has the files that were there at the start.
  await writeFile(join(folder, 'assets/old.abc.js'), script)
  await writeFile(join(folder, 'assets/old.abc.js.br'), brotliCompressSync(script))
  await writeFile(join(folder, 'assets/old.abc.png'), 'png')
  await mkdir(join(folder, 'assets/folder'))
})
afterAll(async () => {
  await app.close()
  Object.assign(builtFolders, original)
  await rm(folder, { recursive: true })
})

const shells = () => app.app.get(ShellsService)
const load = (name: string, encoding = 'br') => anybody.get(`/admin-assets/${name}`, { 'accept-encoding': encoding })
const age = (table: string, days: number) =>
  app.dataSource.query(`UPDATE ${table} SET seen_at = now() - make_interval(days => $1)`, [days])

it('serves the files of an earlier shell for 90 days after it was last served', async () => {
  await shells().keep()
  await rm(join(folder, 'assets/old.abc.js'))
  await rm(join(folder, 'assets/old.abc.js.br'))
  await rm(join(folder, 'assets/old.abc.png'))
  const plain = await load('old.abc.js', 'identity')
  expect([plain.status, plain.body, plain.headers.get('content-encoding')]).toEqual([200, script, null])
  const packed = await load('old.abc.js')
  expect([packed.body, packed.headers.get('content-encoding')]).toEqual([script, 'br'])
  expect(packed.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(packed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect((await load('old.abc.png')).headers.get('content-type')).toBe('image/png')
  await age('shell_files', 89)
  await shells().keep()
  expect((await load('old.abc.js')).status).toBe(200)
  await app.dataSource.query(`UPDATE shell_files SET seen_at = now() - interval '91 days' WHERE name = 'old.abc.js'`)
  await shells().keep()
  expect((await load('old.abc.js')).status).toBe(404)
  expect((await load('old.abc.png')).status).toBe(200)
})

it('keeps what it serves, and knows the earlier builds', async () => {
  const { current } = shells()
  await shells().keep()
  await age('shell_builds', 91)
  const next = { ...current, id: 'next', contracts: [2, 1] }
  await shells().noteServed(next)
  expect(shells().current).toBe(next)
  expect(await shells().find('next')).toBe(next)
  expect(await shells().find(current.id), 'served 91 days ago').toBe(next)
  await shells().noteServed(current)
  expect(await shells().find('next')).toMatchObject({ id: 'next', contracts: [2, 1] })
  expect(await shells().find(undefined)).toBe(current)
})

it('is stored once by two servers that start together', async () => {
  await app.dataSource.query('DELETE FROM shell_files')
  await Promise.all([shells().keep(), shells().keep()])
  const [{ count }] = await app.dataSource.query<[{ count: number }]>('SELECT count(*)::int AS count FROM shell_files')
  expect(count).toBeGreaterThan(3)
})
