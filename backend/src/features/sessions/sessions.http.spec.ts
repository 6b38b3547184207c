import { automaticCallHeader, ErrorBody, sessionTexts, SignedInAdmin } from '@clarity/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiClient, type Answer } from '../../../test/api-client.js'
import { startTestApp, testPassword, type TestApp } from '../../../test/test-app.js'
import { AdminsService } from '../admins/admins.service.js'

const login = { email: 'admin@example.com', password: testPassword }
let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: 'loopback' })
})
afterAll(() => app.close())

function cookieLine(answer: Answer): string {
  return answer.headers.getSetCookie().find((line) => line.includes('session=')) ?? ''
}

function cookieOf(answer: Answer): string {
  return cookieLine(answer).split(';')[0] ?? ''
}

/** Sign-in attempts from a separate address, because the rate limit counts by address. */
function from(address: string) {
  const client = new ApiClient(app.url)
  return (body: unknown) => client.post('/api/auth/login', body, { 'x-forwarded-for': address })
}

describe('POST /api/auth/login', () => {
  it('answers 204 with a cookie that proves the admin for 12 hours', async () => {
    const answer = await new ApiClient(app.url).post('/api/auth/login', login)
    expect(answer.status).toBe(204)
    expect(cookieLine(answer)).toMatch(/^session=[\w-]{22}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/)
    const me = await new ApiClient(app.url).get('/api/auth/me', { cookie: cookieOf(answer) })
    expect(me.as(SignedInAdmin)).toEqual({ email: 'admin@example.com', role: 'admin' })
  })

  it('accepts an email in any case, with surrounding blanks', async () => {
    const answer = await new ApiClient(app.url).post('/api/auth/login', { ...login, email: ' Admin@Example.COM ' })
    expect(answer.status).toBe(204)
  })

  it.each([
    ['a wrong password', { ...login, password: 'wrong horse battery staple' }],
    ['an unknown email', { ...login, email: 'nobody@example.com' }],
  ])('refuses %s with the same sentence and no cookie', async (_, body) => {
    const answer = await from('203.0.113.1')(body)
    expect(answer.status).toBe(401)
    expect(answer.as(ErrorBody)).toEqual({
      error: sessionTexts.signInFailed,
      message: sessionTexts.signInFailed,
    })
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it.each([
    ['nothing', undefined],
    ['a list', []],
    ['no password', { email: login.email }],
    ['an empty password', { ...login, password: '' }],
    ['a number for an email', { ...login, email: 7 }],
    ['a password longer than is read', { ...login, password: 'x'.repeat(1001) }],
    ['U+0000 in the email', { ...login, email: 'a\u0000@example.com' }],
  ])('answers 400 to %s', async (_, body) => {
    const answer = await from('203.0.113.2')(body)
    expect(answer.status).toBe(400)
    expect(answer.as(ErrorBody).error).toMatch(/\.$/)
  })

  it('ends the session that the browser had before', async () => {
    const client = await ApiClient.signedIn(app)
    const first = await client.post('/api/auth/login', login)
    const second = await client.post('/api/auth/login', login)
    expect(cookieOf(second)).not.toBe(cookieOf(first))
    const stranger = new ApiClient(app.url)
    expect((await stranger.get('/api/auth/me', { cookie: cookieOf(first) })).status).toBe(401)
    expect((await stranger.get('/api/auth/me', { cookie: cookieOf(second) })).status).toBe(200)
  })

  it('keeps the token itself out of the database', async () => {
    const answer = await new ApiClient(app.url).post('/api/auth/login', login)
    const token = cookieOf(answer).replace('session=', '')
    const rows: unknown = await app.dataSource.query(`SELECT * FROM sessions`)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('clears away expired sessions', async () => {
    await app.dataSource.query(`UPDATE sessions SET expires_at = now() - interval '1 second'`)
    await ApiClient.signedIn(app)
    const [{ count }] = await app.dataSource.query<[{ count: string }]>(`SELECT count(*) FROM sessions`)
    expect(count).toBe('1')
  })

  it('never counts successful sign-ins against the limit', async () => {
    const answers = []
    for (let tries = 0; tries < 12; tries += 1) answers.push(await from('192.0.2.3')(login))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 204))
  })
})

describe('POST /api/auth/logout', () => {
  it('ends the session and clears the cookie', async () => {
    const client = new ApiClient(app.url)
    const cookie = cookieOf(await client.post('/api/auth/login', login))
    const answer = await client.post('/api/auth/logout')
    expect(answer.status).toBe(204)
    expect(cookieLine(answer)).toMatch(/^session=; Max-Age=0; Path=\/; .*HttpOnly; SameSite=Lax$/)
    expect((await new ApiClient(app.url).get('/api/auth/me', { cookie })).status).toBe(401)
  })

  it('answers 204 without a session too', async () => {
    expect((await new ApiClient(app.url).post('/api/auth/logout')).status).toBe(204)
  })
})

describe('GET /api/auth/me', () => {
  it.each([
    ['no cookie', {}],
    ['an empty cookie', { cookie: 'session=' }],
    ['a made-up cookie', { cookie: 'session=AAAAAAAAAAAAAAAAAAAAAA' }],
    ['a cookie that is no token', { cookie: "session=%00'--" }],
  ])('answers 401 to %s', async (_, headers) => {
    const answer = await new ApiClient(app.url).get('/api/auth/me', headers)
    expect(answer.status).toBe(401)
    expect(answer.as(ErrorBody).message).toBe(sessionTexts.required)
  })

  it('refuses an expired session', async () => {
    const client = await ApiClient.signedIn(app)
    await app.dataSource.query(`UPDATE sessions SET expires_at = now() - interval '1 second'`)
    expect((await client.get('/api/auth/me')).status).toBe(401)
  })
})

describe('a session', () => {
  it('lives on with its use, in the database and in the browser', async () => {
    const client = await ApiClient.signedIn(app)
    await app.dataSource.query(`UPDATE sessions SET expires_at = now() + interval '1 hour'`)
    const answer = await client.get('/api/auth/me')
    expect(cookieLine(answer)).toContain('Max-Age=43200')
    const [{ hours }] = await app.dataSource.query<[{ hours: number }]>(
      `SELECT extract(epoch FROM max(expires_at) - now())::float / 3600 AS hours FROM sessions`,
    )
    expect(hours).toBeCloseTo(12, 1)
  })

  it('is not renewed by automatic requests of a page', async () => {
    const client = await ApiClient.signedIn(app)
    await app.dataSource.query(`UPDATE sessions SET expires_at = now() + interval '1 hour'`)
    const answer = await client.get('/api/auth/me', { [automaticCallHeader]: '1' })
    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect((await client.get('/api/auth/me')).headers.getSetCookie()).toHaveLength(1)
  })

  it('ends 30 days after the sign-in, however much it is used', async () => {
    const client = await ApiClient.signedIn(app)
    await app.dataSource.query(
      `UPDATE sessions SET created_at = now() - interval '29 days 23 hours', expires_at = now() + interval '1 minute'`,
    )
    expect((await client.get('/api/auth/me')).status).toBe(200)
    const [{ minutes }] = await app.dataSource.query<[{ minutes: number }]>(
      `SELECT extract(epoch FROM max(expires_at) - now())::float / 60 AS minutes FROM sessions`,
    )
    expect(minutes).toBeGreaterThan(59)
    expect(minutes).toBeLessThan(61)
    await app.dataSource.query(
      `UPDATE sessions SET created_at = now() - interval '30 days 1 second', expires_at = now() + interval '1 hour'`,
    )
    expect((await client.get('/api/auth/me')).status).toBe(401)
  })

  it('is not written again within the same minute', async () => {
    const client = await ApiClient.signedIn(app)
    expect((await client.get('/api/auth/me')).headers.getSetCookie()).toEqual([])
  })

  it('ends when the password of its admin is changed', async () => {
    const admins = app.app.get(AdminsService)
    const client = await ApiClient.signedIn(app)
    await admins.setPassword('ADMIN@example.com', 'another horse battery staple')
    expect((await client.get('/api/auth/me')).status).toBe(401)
    expect((await from('203.0.113.3')(login)).status).toBe(401)
    expect((await from('203.0.113.3')({ ...login, password: 'another horse battery staple' })).status).toBe(204)
    await admins.setPassword('admin@example.com', testPassword)
  })
})

describe('behind HTTPS', () => {
  it('lives in a cookie that only this host over HTTPS can set', async () => {
    const secure = await startTestApp({ PUBLIC_URL: 'https://clarity.example.com' })
    try {
      const client = new ApiClient(secure.url)
      const answer = await client.post('/api/auth/login', login)
      expect(cookieLine(answer)).toMatch(
        /^__Host-session=[\w-]{22}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      )
      expect((await client.get('/api/auth/me')).status).toBe(200)
      const plain = cookieOf(answer).replace('__Host-', '')
      expect((await new ApiClient(secure.url).get('/api/auth/me', { cookie: plain })).status).toBe(401)
    } finally {
      await secure.close()
    }
  })
})
