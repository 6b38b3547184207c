import { contractSentence, notExpectedSentence, Remote, remoteTexts, withdrawnSentence } from '@clarity/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { expectRefusal, RemotesClient } from '../../../test/remotes-client.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'

let app: TestApp
let remotes: RemotesClient
let name: string
let made = 0

beforeAll(async () => {
  app = await startTestApp()
  remotes = new RemotesClient(app, await ApiClient.signedIn(app))
})
afterAll(() => app.close())
beforeEach(async () => {
  name = `mf-decided-${++made}`
  await remotes.install(name)
  await remotes.release(name, { version: '1.1.0' })
})

const reason = 'It loses data.'

describe('withdraw', () => {
  it('ends a version for good, and keeps its files for open tabs', async () => {
    const answer = await remotes.decide(name, 'withdraw', { version: '1.1.0', reason })
    expect(answer.status).toBe(200)
    const [withdrawn, active] = answer.as(Remote).releases
    expect(withdrawn!.withdrawn).toMatchObject({ by: 'admin@example.com', reason })
    expect(active).toMatchObject({ version: '1.0.0', is_active: true, withdrawn: null, misfit: null })
    const sentence = withdrawnSentence('1.1.0', reason)
    expectRefusal(await remotes.sendActivate(name, '1.1.0'), 409, sentence)
    expectRefusal(await remotes.decide(name, 'preview', { version: '1.1.0' }), 409, sentence)
    expectRefusal(await remotes.decide(name, 'canary', { version: '1.1.0', percent: 5 }), 409, sentence)
    expect((await new ApiClient(app.url).get(`/remotes/${name}/1.1.0/list.js`)).status).toBe(200)
    expect(await remotes.decisions(name)).toEqual([`admin@example.com withdraw 1.1.0 ${reason}`])
  })

  it('is refused for the active version, twice, and without a reason', async () => {
    const withdraw = (body: object) => remotes.decide(name, 'withdraw', { version: '1.1.0', reason, ...body })
    expectRefusal(await withdraw({ version: '1.0.0' }), 409, remoteTexts.withdrawActive)
    expectRefusal(await withdraw({ version: '9.9.9' }), 404, remoteTexts.unknownVersion)
    expectRefusal(await withdraw({ reason: ' ' }), 400, 'reason must say why.')
    const answers = await Promise.all([withdraw({}), withdraw({})])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await remotes.decisions(name)).toHaveLength(1)
  })

  it('is passed over by a roll-back', async () => {
    await remotes.activate(name, '1.1.0')
    await remotes.install(name, { version: '1.2.0' })
    await remotes.decide(name, 'withdraw', { version: '1.1.0', reason })
    expect(await remotes.rollBack(name)).toMatchObject({ version: '1.0.0' })
    expectRefusal(await remotes.sendRollBack(name), 409, remoteTexts.noPrevious)
  })
})

describe('expected', () => {
  it('lets one of two simultaneous roll-backs through, so that they do not go back two versions', async () => {
    await remotes.activate(name, '1.1.0')
    await remotes.install(name, { version: '1.2.0' })
    const answers = await Promise.all([1, 2].map(() => remotes.sendRollBack(name, '1.2.0')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expectRefusal(
      answers.find(({ status }) => status === 409)!,
      409,
      notExpectedSentence('1.1.0'),
    )
    expect((await remotes.get(name)).active_version).toBe('1.1.0')
  })

  it('is checked by an activation, also where nothing is active', async () => {
    expectRefusal(await remotes.sendActivate(name, '1.1.0', '1.1.0'), 409, notExpectedSentence('1.0.0'))
    expectRefusal(await remotes.sendActivate(name, '1.1.0', null), 409, notExpectedSentence('1.0.0'))
    expect((await remotes.sendActivate(name, '1.1.0', '1.0.0')).status).toBe(200)
    await remotes.release('mf-inactive')
    expectRefusal(await remotes.sendActivate('mf-inactive', '1.0.0', '0.9.0'), 409, notExpectedSentence(null))
    expect((await remotes.sendActivate('mf-inactive', '1.0.0', null)).status).toBe(200)
  })
})

describe('disable and enable', () => {
  it('leave a row each with who and why, and none where nothing changes', async () => {
    expect((await remotes.decide(name, 'enable')).status).toBe(200)
    const answer = await remotes.decide(name, 'disable', { reason })
    expect(answer.as(Remote).disabled).toMatchObject({ by: 'admin@example.com', reason })
    expect((await remotes.decide(name, 'enable')).as(Remote).disabled).toBeNull()
    expect(await remotes.decisions(name)).toEqual(['admin@example.com enable', `admin@example.com disable ${reason}`])
    expectRefusal(await remotes.decide(name, 'disable', {}), 400, 'reason is required.')
    expectRefusal(await remotes.decide('mf-none', 'disable', { reason }), 404, remoteTexts.unknown)
  })
})

describe('a preview', () => {
  it('is for one session alone, and ends with it', async () => {
    const own = await ApiClient.signedIn(app)
    const previewing = new RemotesClient(app, own)
    const answer = await previewing.decide(name, 'preview', { version: '1.1.0' })
    expect(answer.as(Remote).preview_version).toBe('1.1.0')
    const loaded = (await previewing.registry()).remotes.find((remote) => remote.name === name)
    expect(loaded).toMatchObject({ version: '1.1.0', isPreview: true })
    expect((await remotes.loaded())[name]).toBe('1.0.0')
    expect((await remotes.get(name)).preview_version).toBeNull()
    await own.post('/api/auth/logout')
    const [{ count }] = await app.dataSource.query<[{ count: number }]>(
      'SELECT count(*)::int AS count FROM remote_previews WHERE name = $1',
      [name],
    )
    expect(count).toBe(0)
  })

  it('ends when it is asked to, and when its version is activated or withdrawn', async () => {
    await remotes.release(name, { version: '1.2.0' })
    await remotes.decide(name, 'preview', { version: '1.1.0' })
    expect((await remotes.endPreview(name)).as(Remote).preview_version).toBeNull()
    expect((await remotes.endPreview(name)).status).toBe(200)
    await remotes.decide(name, 'preview', { version: '1.1.0' })
    await remotes.decide(name, 'preview', { version: '1.2.0' })
    expect((await remotes.loaded())[name]).toBe('1.2.0')
    await remotes.activate(name, '1.2.0')
    await remotes.rollBack(name)
    expect((await remotes.loaded())[name]).toBe('1.0.0')
    await remotes.decide(name, 'preview', { version: '1.1.0' })
    await remotes.decide(name, 'withdraw', { version: '1.1.0', reason })
    expect((await remotes.loaded())[name]).toBe('1.0.0')
    expect((await remotes.decisions(name)).slice(-2)).toEqual([
      'admin@example.com end-preview 1.1.0',
      'admin@example.com preview 1.1.0',
    ])
  })

  it('shows the first release of a module, and is refused for what is active or does not fit', async () => {
    await remotes.release('mf-unseen')
    await remotes.decide('mf-unseen', 'preview', { version: '1.0.0' })
    expect((await remotes.loaded())['mf-unseen']).toBe('1.0.0')
    expectRefusal(await remotes.decide(name, 'preview', { version: '1.0.0' }), 409, remoteTexts.activeVersion)
    await app.dataSource.query(
      `UPDATE remote_releases SET manifest = manifest || '{"contract": 7}' WHERE name = $1 AND version = '1.1.0'`,
      [name],
    )
    expectRefusal(await remotes.decide(name, 'preview', { version: '1.1.0' }), 400, contractSentence(7, 1))
    expectRefusal(await remotes.decide(name, 'canary', { version: '1.1.0', percent: 9 }), 400, contractSentence(7, 1))
  })
})

describe('a canary', () => {
  it('gives a version to a share of the admins, and ends in one call or when it is activated', async () => {
    const set = (percent: number) => remotes.decide(name, 'canary', { version: '1.1.0', percent })
    expect((await set(100)).as(Remote).canary).toEqual({ version: '1.1.0', percent: 100 })
    const loaded = (await remotes.registry()).remotes.find((remote) => remote.name === name)
    expect(loaded).toMatchObject({ version: '1.1.0', isCanary: true })
    expect((await new ApiClient(app.url).get('/admin')).body).toContain(`/remotes/${name}/1.0.0/`)
    expect((await set(0)).as(Remote).canary).toBeNull()
    expect((await remotes.loaded())[name]).toBe('1.0.0')
    await set(100)
    await remotes.activate(name, '1.1.0')
    expect((await remotes.get(name)).canary).toBeNull()
    expectRefusal(await set(50), 409, remoteTexts.activeVersion)
    expect(await remotes.decisions(name)).toEqual([100, 0, 100].map((n) => `admin@example.com canary 1.1.0 ${n}`))
  })

  it.each([-1, 101, 1.5, '5'])('is not for %s percent', async (percent) => {
    expect((await remotes.decide(name, 'canary', { version: '1.1.0', percent })).status).toBe(400)
  })

  it('has its errors counted beside those of the active version', async () => {
    const api = await ApiClient.signedIn(app)
    for (const version of ['1.1.0', '1.1.0', '1.0.0'])
      await api.post(`/api/admin/remotes/${name}/failures`, { version, reason: 'It threw.' })
    const { releases } = await remotes.get(name)
    expect(releases.map(({ version, errors }) => [version, errors])).toEqual([
      ['1.1.0', 2],
      ['1.0.0', 1],
    ])
  })
})
