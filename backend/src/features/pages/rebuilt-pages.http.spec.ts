import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { copySite, rebuildSite, scriptOf } from '../../../test/rebuild-site.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { builtFolders } from '../../config/built-folders.js'

const original = { ...builtFolders }

let folder: string
let site: string
let app: TestApp
let anybody: ApiClient

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clarity-pages-'))
  site = join(folder, 'site')
  await copySite(original.site, site)
  builtFolders.site = site
  app = await startTestApp()
  anybody = new ApiClient(app.url)
})
afterAll(async () => {
  await app.close()
  Object.assign(builtFolders, original)
  await rm(folder, { recursive: true })
})

const currentScript = async () => scriptOf(String((await anybody.get('/')).body))
const load = (script: string, encoding: string) => anybody.get(`/site/${script}`, { 'accept-encoding': encoding })

it('serves the pages of a new build soon, and the files of the one before to a page that is open already', async () => {
  const before = await currentScript()
  const files = [await load(before, 'br'), await load(before, 'identity')]
  const next = await rebuildSite(site, join(folder, 'next'), 'app.next.js')

  await rm(site, { recursive: true })
  expect(await currentScript(), 'while the folder is gone').toBe(before)
  expect((await load(before, 'br')).status).toBe(200)

  await rename(next, site)
  await vi.waitFor(async () => expect(await currentScript()).toBe('app.next.js'), { timeout: 15_000, interval: 100 })
  expect((await load('app.next.js', 'br')).status).toBe(200)
  const kept = [await load(before, 'br'), await load(before, 'identity')]
  expect(kept.map(({ status, body }) => [status, body])).toEqual(files.map(({ body }) => [200, body]))
  for (const name of ['content-type', 'content-encoding', 'cache-control', 'vary'])
    expect(kept.map(({ headers }) => headers.get(name))).toEqual(files.map(({ headers }) => headers.get(name)))
  expect((await load('app.never.js', 'br')).status).toBe(404)
})
