import { tokenTexts } from '@clarity/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { recordLog } from '../../../test/recorded-log.js'
import { expectRefusal } from '../../../test/remotes-client.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { bearer, inDays, TokensClient } from '../../../test/tokens-client.js'

const scopes = ['remotes:release:mf-orders', 'remotes:activate:mf-orders']
let app: TestApp
let tokens: TokensClient

beforeAll(async () => {
  app = await startTestApp()
  tokens = new TokensClient(await ApiClient.signedIn(app))
})
afterAll(() => app.close())

describe('POST /api/admin/tokens', () => {
  it('answers with the token once, and stores only its hash', async () => {
    const expires_at = inDays(30)
    const { token, ...row } = await tokens.create('orders team', scopes, expires_at)
    expect(token).toMatch(/^clr_[\w-]{43}$/)
    expect(row).toMatchObject({ name: 'orders team', scopes, expires_at, created_by: 'admin@example.com' })
    expect(row.last_used_at).toBeNull()
    expect(await tokens.list()).toEqual([row])
    const stored: object[] = await app.dataSource.query('SELECT * FROM tokens')
    expect(JSON.stringify(stored)).not.toContain(token.slice(4))
  })

  it('makes a different token each time', async () => {
    const made = await Promise.all([1, 2, 3].map((n) => tokens.create(`number ${n}`, scopes)))
    expect(new Set(made.map(({ token }) => token)).size).toBe(3)
    expect((await tokens.list()).slice(0, 3).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['number 1', 'number 2', 'number 3']),
    )
  })

  it.each([
    ['no name', { name: ' ' }, 'name must not be empty.'],
    ['a long name', { name: 'x'.repeat(61) }, 'name must have at most 60 characters.'],
    ['no scope', { scopes: [] }, 'scopes must have one scope or more.'],
    ['a scope twice', { scopes: ['remotes:read', 'remotes:read'] }, 'scopes must not name a scope twice.'],
    [
      'an unknown scope',
      { scopes: ['people:write'] },
      'scopes.0 must be a scope such as remotes:read or remotes:release:mf-reports.',
    ],
    ['an expiry in the past', { expires_at: inDays(-1) }, tokenTexts.expiresInPast],
    ['an expiry after more than a year', { expires_at: inDays(367) }, tokenTexts.expiresTooLate],
    ['no expiry', { expires_at: undefined }, 'expires_at is required.'],
  ])('refuses %s', async (_, change, sentence) => {
    expectRefusal(await tokens.send({ name: 'refused', scopes, expires_at: inDays(1), ...change }), 400, sentence)
  })

  it('refuses a name that another token has, in any case', async () => {
    await tokens.create('taken', scopes)
    const answers = await Promise.all(
      ['Taken', 'TAKEN'].map((name) => tokens.send({ name, scopes, expires_at: inDays(1) })),
    )
    for (const answer of answers) expectRefusal(answer, 409, tokenTexts.nameTaken)
  })

  it('makes one token of two equal requests at once', async () => {
    const body = { name: 'twice', scopes, expires_at: inDays(365) }
    const answers = await Promise.all([tokens.send(body), tokens.send(body)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  })
})

describe('DELETE /api/admin/tokens/{id}', () => {
  it('removes a token, whose name is free again', async () => {
    const { id } = await tokens.create('short-lived', scopes)
    expect((await tokens.revoke(id)).status).toBe(204)
    expect(await tokens.get('short-lived')).toBeUndefined()
    expectRefusal(await tokens.revoke(id), 404, tokenTexts.unknown)
    await tokens.create('short-lived', scopes)
  })
})

describe('tokens', () => {
  it('are managed by no program', async () => {
    const { token, id } = await tokens.create('curious', [...scopes, 'remotes:read'])
    const program = new ApiClient(app.url)
    const sentence = tokenTexts.sessionOnly
    expectRefusal(await program.get('/api/admin/tokens', bearer(token)), 403, sentence)
    expectRefusal(await program.post('/api/admin/tokens', {}, bearer(token)), 403, sentence)
    const removal = program.send('DELETE', `/api/admin/tokens/${id}`, undefined, bearer(token))
    expectRefusal(await removal, 403, sentence)
  })

  it('are never logged', async () => {
    const logged = recordLog(app)
    const { token } = await tokens.create('quiet', scopes)
    await new ApiClient(app.url).post('/api/admin/remotes/mf-orders/rollback', undefined, bearer(token))
    await new ApiClient(app.url).post('/api/admin/remotes/mf-orders/rollback', undefined, bearer(`${token}x`))
    expect(logged.join('\n')).not.toContain(token)
  })
})
