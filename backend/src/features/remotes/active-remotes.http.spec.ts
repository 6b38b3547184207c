import { contractSentence, remoteTexts, routeOwnedSentence } from '@clarity/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { expectRefusal, RemotesClient } from '../../../test/remotes-client.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'

let app: TestApp
let remotes: RemotesClient

beforeAll(async () => {
  app = await startTestApp()
  remotes = new RemotesClient(app, await ApiClient.signedIn(app))
})
afterAll(() => app.close())

describe('activate and rollback', () => {
  it('take effect at once, and each rollback goes one version further back', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await remotes.release('mf-stack', { version })
    await remotes.activate('mf-stack', '1.0.0')
    expect(await remotes.activate('mf-stack', '1.1.0')).toMatchObject({ version: '1.1.0' })
    await remotes.activate('mf-stack', '1.2.0')
    expect(await remotes.rollBack('mf-stack')).toMatchObject({
      version: '1.1.0',
      entry: '/remotes/mf-stack/1.1.0/entry.abc.js',
    })
    await remotes.rollBack('mf-stack')
    expect(await remotes.listActive()).toContainEqual(expect.objectContaining({ name: 'mf-stack', version: '1.0.0' }))
    expectRefusal(await remotes.sendRollBack('mf-stack'), 409, remoteTexts.noPrevious)
    await remotes.activate('mf-stack', '1.2.0')
    expect(await remotes.rollBack('mf-stack')).toMatchObject({ version: '1.0.0' })
    expect((await remotes.history('mf-stack')).slice(0, 6)).toEqual([
      'admin@example.com rollback 1.0.0 1.2.0',
      'admin@example.com activate 1.2.0 1.0.0',
      'admin@example.com rollback 1.0.0 1.1.0',
      'admin@example.com rollback 1.1.0 1.2.0',
      'admin@example.com activate 1.2.0 1.1.0',
      'admin@example.com activate 1.1.0 1.0.0',
    ])
  })

  it('record nothing if the version is active already', async () => {
    await remotes.install('mf-same')
    await remotes.activate('mf-same', '1.0.0')
    expect(await remotes.history('mf-same')).toHaveLength(2)
    expectRefusal(await remotes.sendRollBack('mf-same'), 409, remoteTexts.noPrevious)
  })

  it('run one after the other if they are simultaneous', async () => {
    const versions = ['1.0.0', '1.1.0', '1.2.0', '1.3.0']
    for (const version of versions) await remotes.release('mf-crowd', { version })
    await remotes.activate('mf-crowd', '1.0.0')
    await Promise.all(versions.slice(1).map((version) => remotes.activate('mf-crowd', version)))
    const { changes, active_version } = await remotes.get('mf-crowd')
    const activations = changes.filter(({ action }) => action === 'activate').reverse()
    expect(activations.map(({ previous_version }) => previous_version)).toEqual([
      null,
      ...activations.slice(0, -1).map(({ version }) => version),
    ])
    expect(active_version).toBe(activations.at(-1)!.version)
  })

  it('are refused for a route that another remote owns by now', async () => {
    const moved = { routes: ['/admin/moved'], navigation: [] }
    await remotes.install('mf-old', { manifest: moved })
    await remotes.install('mf-old', { version: '2.0.0' })
    await remotes.install('mf-new', { manifest: moved })
    const sentence = routeOwnedSentence('/admin/moved', 'mf-new')
    expectRefusal(await remotes.sendActivate('mf-old', '1.0.0'), 400, sentence)
    expectRefusal(await remotes.sendRollBack('mf-old'), 400, sentence)
    expect((await remotes.get('mf-old')).active_version).toBe('2.0.0')
  })

  it('are refused for a contract that the shell no longer serves', async () => {
    await remotes.install('mf-aged')
    await remotes.release('mf-aged', { version: '2.0.0' })
    await app.dataSource.query(
      `UPDATE remote_releases SET manifest = manifest || '{"contract": 7}' WHERE name = 'mf-aged' AND version = '2.0.0'`,
    )
    expectRefusal(await remotes.sendActivate('mf-aged', '2.0.0'), 400, contractSentence(7, 1))
    expect((await remotes.get('mf-aged')).active_version).toBe('1.0.0')
  })

  it('accept neither unknown modules nor unknown versions', async () => {
    await remotes.release('mf-known')
    expectRefusal(await remotes.sendActivate('mf-unknown', '1.0.0'), 404, remoteTexts.unknown)
    expectRefusal(await remotes.sendRollBack('mf-unknown'), 404, remoteTexts.unknown)
    expectRefusal(await remotes.sendActivate('mf-known', '9.9.9'), 404, remoteTexts.unknownVersion)
    expect((await remotes.sendActivate('mf-known', 'latest')).status).toBe(400)
  })
})
