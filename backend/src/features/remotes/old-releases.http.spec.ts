import { ReleaseFiles, remoteTexts } from '@clarity/contracts'
import { array } from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { expectRefusal, RemotesClient } from '../../../test/remotes-client.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'

const name = 'mf-old'
let app: TestApp
let remotes: RemotesClient
let admin: ApiClient

beforeAll(async () => {
  app = await startTestApp()
  admin = await ApiClient.signedIn(app)
  remotes = new RemotesClient(app, admin)
})
afterAll(() => app.close())

const version = (number: number) => `1.${number}.0`
const statusOf = async (number: number) => (await admin.get(`/remotes/${name}/${version(number)}/list.js`)).status

/** As if all that happened so far had happened 91 days ago. */
async function age(): Promise<void> {
  await app.dataSource.query(`UPDATE remote_changes SET at = at - interval '91 days'`)
}

it('lose their files: the active one, the last ten, and what somebody uses or used in 90 days keep them', async () => {
  for (const number of [0, 1, 2]) await remotes.install(name, { version: version(number) })
  for (const number of [3, 4, 5]) await remotes.release(name, { version: version(number) })
  await age()
  await remotes.install(name, { version: version(6) })
  await remotes.decide(name, 'canary', { version: version(4), percent: 1 })
  await remotes.decide(name, 'preview', { version: version(5) })
  for (let number = 7; number < 17; number += 1) await remotes.release(name, { version: version(number) })
  // 0 and 1 were active long ago, 2 until now; 3 never; 4 is a canary, 5 previewed, 6 active.
  expect(await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map(statusOf))).toEqual([404, 404, 200, 404, 200, 200, 200, 200])
  expectRefusal(await remotes.sendActivate(name, version(3)), 409, remoteTexts.filesDeleted)
  expect((await remotes.get(name)).releases.at(-1)).toMatchObject({
    version: version(0),
    misfit: remoteTexts.filesDeleted,
  })
  expect(await remotes.rollBack(name)).toMatchObject({ version: version(2) })
  expectRefusal(await remotes.sendRollBack(name), 409, remoteTexts.noPrevious)
})

it('are listed for programs with their files: the active, the canary, the newest, nothing withdrawn', async () => {
  await remotes.release(name, { version: version(20) })
  await remotes.decide(name, 'withdraw', { version: version(20), reason: 'It loses data.' })
  const rows = (await admin.get('/api/admin/remotes/releases')).as(array(ReleaseFiles))
  expect(rows.map((row) => [row.version, row.is_active])).toEqual([
    [version(16), false],
    [version(4), false],
    [version(2), true],
  ])
  const [{ files, manifest, released_by }] = rows as [ReleaseFiles]
  expect(released_by).toMatch(/@/)
  expect(manifest.entry).toBe('entry.abc.js')
  for (const { href, bytes } of files)
    expect((await fetch(app.url + href).then((answer) => answer.arrayBuffer())).byteLength).toBe(bytes)
  expect(files.map((file) => file.name)).toEqual(['entry.abc.js', 'icon.svg', 'list.js', 'note.html'])
})
