import { ActiveRemote, missingScopeSentence, tokenTexts, type ErrorBody } from '@clarity/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiClient, type Answer } from '../../../test/api-client.js'
import { remoteBuild } from '../../../test/remote-build.js'
import { expectRefusal, RemotesClient } from '../../../test/remotes-client.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { bearer, TokensClient } from '../../../test/tokens-client.js'

const releaseToken = 'a-token-that-nobody-guesses'
const wrong = `clr_${'A'.repeat(43)}`
let app: TestApp
let admin: ApiClient
let tokens: TokensClient

beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: 'loopback', RELEASE_TOKEN: releaseToken })
  admin = await ApiClient.signedIn(app)
  tokens = new TokensClient(admin)
})
afterAll(() => app.close())

/** A change of a module by a program with this token. */
function change(token: string, action: string, body?: object, { name = 'mf-orders', from = '' } = {}): Promise<Answer> {
  return new ApiClient(app.url).post(`/api/admin/remotes/${name}/${action}`, body, bearer(token, from))
}

const sentenceOf = (answer: Answer) => (answer.body as ErrorBody).message

describe('a token for releases and activations of a module', () => {
  it('does both, and is named in the history', async () => {
    const { token } = await tokens.create('orders team', ['remotes:release:mf-orders', 'remotes:activate:mf-orders'])
    for (const version of ['1.0.0', '1.1.0']) {
      const build = remoteBuild(app, 'mf-orders', { version })
      expect((await change(token, 'releases', build)).status).toBe(201)
      expect((await change(token, 'activate', { version })).as(ActiveRemote).version).toBe(version)
    }
    expect((await change(token, 'rollback')).as(ActiveRemote).version).toBe('1.0.0')
    const { changes, releases } = await new RemotesClient(app, admin).get('mf-orders')
    expect(new Set(changes.map(({ by }) => by))).toEqual(new Set(['token orders team']))
    expect(releases[0]!.released_by).toBe('token orders team')
  })

  it('does neither to another module', async () => {
    const { token } = await tokens.create('only orders', ['remotes:release:mf-orders', 'remotes:activate:mf-orders'])
    const name = 'mf-reports'
    const released = await change(token, 'releases', remoteBuild(app, name), { name })
    expectRefusal(released, 403, missingScopeSentence('remotes:release:mf-reports'))
    const rolledBack = await change(token, 'rollback', undefined, { name })
    expectRefusal(rolledBack, 403, missingScopeSentence('remotes:activate:mf-reports'))
  })
})

describe('a right token without the scope', () => {
  it('is refused before its body is read', async () => {
    const { token } = await tokens.create('activates', ['remotes:activate:mf-orders'])
    const refused = await change(token, 'releases', { is: 'no build' })
    expectRefusal(refused, 403, missingScopeSentence('remotes:release:mf-orders'))
  })

  it('is refused where only an admin may go', async () => {
    const { token } = await tokens.create('reader', ['remotes:read'])
    const answer = await new ApiClient(app.url).get('/api/admin/conversations', bearer(token))
    expectRefusal(answer, 403, tokenTexts.sessionOnly)
  })
})

describe('a wrong token', () => {
  it('is answered alike if unknown, expired or revoked', async () => {
    const scopes = ['remotes:activate:mf-orders']
    const revoked = await tokens.create('revoked', scopes)
    await tokens.revoke(revoked.id)
    const expired = await tokens.create('expired', scopes)
    await app.dataSource.query('UPDATE tokens SET expires_at = now() WHERE id = $1', [expired.id])
    for (const token of [revoked.token, expired.token, wrong, 'x', `${releaseToken}x`])
      expectRefusal(await change(token, 'rollback', undefined, { from: '192.0.2.1' }), 401, tokenTexts.refused)
    const elsewhere = await new ApiClient(app.url).get('/api/admin/reports', bearer(expired.token, '192.0.2.1'))
    expectRefusal(elsewhere, 401, tokenTexts.refused)
  })

  it('is throttled by network after 30, and a right one there is not', async () => {
    const { token } = await tokens.create('neighbour', ['remotes:activate:mf-orders'])
    const tries = Array.from({ length: 32 }, (_, n) =>
      change(`${wrong}${n}`, 'rollback', undefined, { from: `203.0.113.${n}` }),
    )
    const answers = await Promise.all(tries)
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array<number>(30).fill(401), 429, 429])
    const last = answers.find(({ status }) => status === 429)!
    expect(sentenceOf(last)).toBe(tokenTexts.tooMany)
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(800)
    expect((await change(token, 'rollback', undefined, { from: '203.0.113.1' })).status).not.toBe(429)
    expect((await change(wrong, 'rollback', undefined, { from: '198.51.100.1' })).status).toBe(401)
  })
})

describe('the last use of a token', () => {
  it('is stored at most once a minute', async () => {
    const { token, id } = await tokens.create('used', ['remotes:activate:mf-none'])
    const use = () => change(token, 'rollback', undefined, { name: 'mf-none' })
    await use()
    const first = (await tokens.get('used')).last_used_at
    expect(Date.now() - Date.parse(first!)).toBeLessThan(60_000)
    await use()
    expect((await tokens.get('used')).last_used_at).toBe(first)
    await app.dataSource.query(`UPDATE tokens SET last_used_at = now() - interval '61 seconds' WHERE id = $1`, [id])
    await use()
    expect((await tokens.get('used')).last_used_at! > first!).toBe(true)
  })
})

describe('RELEASE_TOKEN', () => {
  it('activates nothing with RELEASE_TOKEN_SCOPE=release', async () => {
    const other = await startTestApp({ RELEASE_TOKEN: releaseToken, RELEASE_TOKEN_SCOPE: 'release' })
    try {
      const call = (action: string, body?: object) =>
        new ApiClient(other.url).post(`/api/admin/remotes/mf-ci/${action}`, body, bearer(releaseToken))
      expect((await call('releases', remoteBuild(other, 'mf-ci'))).status).toBe(201)
      expectRefusal(await call('rollback'), 403, missingScopeSentence('remotes:activate:mf-ci'))
    } finally {
      await other.close()
    }
  })

  it('changes every module, is no session, and has no other name in the history', async () => {
    const build = remoteBuild(app, 'mf-ci', { version: '2.0.0' })
    expect((await change(releaseToken, 'releases', build, { name: 'mf-ci' })).status).toBe(201)
    expect((await change(releaseToken, 'activate', { version: '2.0.0' }, { name: 'mf-ci' })).status).toBe(200)
    const { changes } = await new RemotesClient(app, admin).get('mf-ci')
    expect(changes[0]!.by).toBe('release token')
    expect((await new ApiClient(app.url).get('/api/admin/conversations', bearer(releaseToken))).status).toBe(401)
  })
})
