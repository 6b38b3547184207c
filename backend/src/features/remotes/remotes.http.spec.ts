import { ActiveRemote, ReleasedRemote, remoteTexts } from '@clarity/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { remoteBuild } from '../../../test/remote-build.js'
import { expectRefusal, RemotesClient } from '../../../test/remotes-client.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'

let app: TestApp
let admin: ApiClient
let remotes: RemotesClient

beforeAll(async () => {
  app = await startTestApp()
  admin = await ApiClient.signedIn(app)
  remotes = new RemotesClient(app, admin)
})
afterAll(() => app.close())

describe('POST /api/admin/remotes/{name}/failures', () => {
  const report = (name: string, body: object) => admin.post(`/api/admin/remotes/${name}/failures`, body)

  it('keeps the latest failure of the active version', async () => {
    await remotes.install('mf-broken')
    await remotes.release('mf-broken', { version: '1.1.0' })
    expect((await report('mf-broken', { version: '1.0.0', reason: 'It answered 500.' })).status).toBe(204)
    expect((await report('mf-broken', { version: '1.0.0', reason: 'It threw: x is not defined.' })).status).toBe(204)
    expect((await report('mf-broken', { version: '1.1.0', reason: 'Another version.' })).status).toBe(204)
    expect((await remotes.get('mf-broken')).last_error?.reason).toBe('It threw: x is not defined.')
    await remotes.activate('mf-broken', '1.1.0')
    expect((await remotes.get('mf-broken')).last_error?.reason).toBe('Another version.')
  })

  it('accepts neither an unknown version nor an overlong reason', async () => {
    await remotes.release('mf-told')
    const unknown = await report('mf-told', { version: '9.9.9', reason: 'It is not there.' })
    expectRefusal(unknown, 404, remoteTexts.unknownVersion)
    expect((await report('mf-told', { version: '1.0.0', reason: 'x'.repeat(501) })).status).toBe(400)
    expect((await report('mf-told', { version: '1.0.0' })).status).toBe(400)
  })

  it('ends after sixty a minute', async () => {
    const other = await startTestApp()
    try {
      const client = await ApiClient.signedIn(other)
      const body = { version: '1.0.0', reason: 'Again.' }
      const statuses = []
      for (let tries = 0; tries < 61; tries += 1)
        statuses.push((await client.post('/api/admin/remotes/mf-none/failures', body)).status)
      expect(statuses).toEqual([...Array<number>(60).fill(404), 429])
    } finally {
      await other.close()
    }
  })
})

describe('a program that releases', () => {
  const token = 'a-token-that-nobody-guesses'
  const bearer = { authorization: `Bearer ${token}` }

  it('needs only the token, and is named in the history', async () => {
    const other = await startTestApp({ RELEASE_TOKEN: token })
    try {
      const program = new ApiClient(other.url)
      const call = (deed: string, body?: object, headers: Record<string, string> = bearer) =>
        program.post(`/api/admin/remotes/mf-ci/${deed}`, body, headers)
      expect((await call('releases', remoteBuild(other, 'mf-ci'))).as(ReleasedRemote).isActive).toBe(false)
      await call('activate', { version: '1.0.0' })
      await call('releases', remoteBuild(other, 'mf-ci', { version: '1.1.0' }))
      expect((await call('activate', { version: '1.1.0' })).as(ActiveRemote).version).toBe('1.1.0')
      expect((await call('rollback')).as(ActiveRemote).version).toBe('1.0.0')
      const [remote] = await new RemotesClient(other, await ApiClient.signedIn(other)).list()
      expect(new Set(remote!.changes.map(({ by }) => by))).toEqual(new Set(['release token']))
      for (const wrong of [`Bearer ${token}x`, 'Bearer ', 'Bearer', `Basic ${token}`, token])
        expect((await call('rollback', undefined, { authorization: wrong })).status).toBe(401)
      expect((await call('rollback', undefined, { ...bearer, origin: 'https://evil.example' })).status).toBe(403)
      expect((await call('failures', { version: '1.0.0', reason: 'x' })).status).toBe(401)
      expect((await program.get('/api/admin/remotes', bearer)).status).toBe(401)
    } finally {
      await other.close()
    }
  })

  it('is refused if no token is set', async () => {
    for (const given of [token, 'null', 'undefined', '']) {
      const headers = { authorization: `Bearer ${given}` }
      const answer = await new ApiClient(app.url).post('/api/admin/remotes/mf-first/rollback', undefined, headers)
      expect(answer.status).toBe(401)
    }
  })
})
