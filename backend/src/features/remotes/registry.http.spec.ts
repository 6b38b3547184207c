import { contractSentence, disabledSentence, Registry } from '@clarity/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { RemotesClient } from '../../../test/remotes-client.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { ShellsRepository } from '../shells/shells.repository.js'
import { ShellsService } from '../shells/shells.service.js'

let app: TestApp
let remotes: RemotesClient
let name: string
let made = 0

beforeAll(async () => {
  app = await startTestApp()
  remotes = new RemotesClient(app, await ApiClient.signedIn(app))
  const { shared } = app.app.get(ShellsService).current
  await app.app.get(ShellsRepository).saveBuild({ id: 'next', contracts: [2, 1], shared })
  await app.app.get(ShellsRepository).saveBuild({ id: 'far', contracts: [3, 2], shared })
})
afterAll(() => app.close())
beforeEach(() => {
  name = `mf-chosen-${++made}`
})

/** As if it had been released for a later contract, by a server that serves one. */
async function setContract(version: string, contract: number): Promise<void> {
  await app.dataSource.query(
    'UPDATE remote_releases SET manifest = manifest || jsonb_build_object($3::text, $4::int) WHERE name = $1 AND version = $2',
    [name, version, 'contract', contract],
  )
}

describe('GET /api/admin/registry', () => {
  it('has the active version of each module, and the build that the server serves', async () => {
    await remotes.install(name)
    const { shell, remotes: loaded } = await remotes.registry()
    expect(shell).toBe(app.app.get(ShellsService).current.id)
    expect(loaded.find((remote) => remote.name === name)).toMatchObject({ version: '1.0.0', title: 'Reports' })
    expect((await remotes.registry('far')).shell).toBe(shell)
  })

  it('gives each of two shells the newest version that fits it and was active', async () => {
    for (const version of ['1.0.0', '1.1.0', '2.0.0']) await remotes.install(name, { version })
    await remotes.release(name, { version: '2.1.0' })
    await setContract('2.0.0', 2)
    expect((await remotes.loaded())[name]).toBe('1.1.0')
    expect((await remotes.loaded('next'))[name]).toBe('2.0.0')
    expect((await remotes.loaded('far'))[name]).toBe('2.0.0')
    expect((await remotes.loaded('no-such-build'))[name]).toBe('1.1.0')
    expect((await remotes.get(name)).waiting).toBe(contractSentence(2, 1))
  })

  it('keeps a module waiting, with the reason, if none of its active versions fits', async () => {
    await remotes.install(name)
    await remotes.release(name, { version: '2.0.0' })
    const { waiting, remotes: loaded } = await remotes.registry('far')
    expect(loaded.map((remote) => remote.name)).not.toContain(name)
    expect(waiting.find((remote) => remote.name === name)).toEqual({
      name,
      title: 'Reports',
      version: '1.0.0',
      reason: contractSentence(1, 3),
      routes: [`/admin/${name}`],
      navigation: [expect.objectContaining({ path: `/admin/${name}` })],
    })
  })

  it('never falls back to a withdrawn version', async () => {
    for (const version of ['1.0.0', '1.1.0', '2.0.0']) await remotes.install(name, { version })
    await setContract('2.0.0', 2)
    await remotes.decide(name, 'withdraw', { version: '1.1.0', reason: 'It loses data.' })
    expect((await remotes.loaded())[name]).toBe('1.0.0')
  })

  it('has a disabled module waiting, until it is enabled', async () => {
    await remotes.install(name)
    await remotes.decide(name, 'disable', { reason: 'It is being repaired.' })
    expect((await remotes.loaded())[name]).toBe(disabledSentence('It is being repaired.'))
    expect((await remotes.listActive()).map((remote) => remote.name)).not.toContain(name)
    await remotes.decide(name, 'enable')
    expect((await remotes.loaded())[name]).toBe('1.0.0')
  })

  it('leaves out a module without an active version', async () => {
    await remotes.release(name)
    expect(Object.keys(await remotes.loaded())).not.toContain(name)
  })

  it("names the scripts of each route's page and the slots, with their hashes", async () => {
    const slots = [{ slot: 'dashboard', title: 'Today', order: 2, files: ['list.js'] }]
    await remotes.install(name, { manifest: { files: { [`/admin/${name}`]: ['list.js'] }, slots } })
    const loaded = (await remotes.registry()).remotes.find((remote) => remote.name === name)!
    expect(loaded.preload).toEqual({
      [`/admin/${name}`]: [
        { href: `/remotes/${name}/1.0.0/list.js`, integrity: expect.stringMatching(/^sha384-/) as string },
      ],
    })
    const href = `/remotes/${name}/1.0.0/list.js`
    expect(loaded.slots).toEqual([{ slot: 'dashboard', title: 'Today', order: 2, files: [href] }])
  })

  it('is the same on the page', async () => {
    await remotes.install(name)
    const page = String((await (await ApiClient.signedIn(app)).get('/admin')).body)
    const json = /id="page-data">([^<]*)</.exec(page)![1]!
    expect(JSON.parse(json)).toMatchObject((await remotes.registry()) satisfies Registry)
  })
})
