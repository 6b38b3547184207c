import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { ErrorBody, sessionTexts } from '@clarity/contracts'
import { parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiClient, type Answer } from '../../test/api-client.js'
import { startTestApp, type TestApp } from '../../test/test-app.js'

const logout = '/api/auth/logout'
let app: TestApp
let port: string
let client: ApiClient

beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: 'http://clarity.example.com' })
  port = new URL(app.url).port
  client = new ApiClient(app.url)
})
afterAll(() => app.close())

/** Every error has one sentence, in both fields. */
function expectSentence(answer: Answer): void {
  const { error, message } = answer.as(ErrorBody)
  expect(message).toMatch(/^[^\s].*\.$/)
  expect(answer.body).toEqual({ error: message, message: error })
}

describe('a state change that another site asks for', () => {
  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a site whose name begins like ours', { origin: 'http://clarity.example.com.evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['our host over another scheme', { origin: 'https://clarity.example.com' }],
    ['another port of this machine', { origin: 'http://localhost:1' }],
    ['another site, by its fetch metadata', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbouring host, by its fetch metadata', { 'sec-fetch-site': 'same-site' }],
    [
      'fetch metadata that says so beside our own origin',
      {
        origin: 'http://clarity.example.com',
        'sec-fetch-site': 'cross-site',
      },
    ],
  ])('is 403 from %s', async (_, headers: Record<string, string>) => {
    const answer = await client.post(logout, {}, headers)
    expect(answer.status).toBe(403)
    expect(answer.as(ErrorBody).error).toBe(sessionTexts.foreignOrigin)
  })

  it('is 403 from this machine’s own names when a proxy brings it from elsewhere', async () => {
    const headers = { origin: `http://localhost:${port}`, 'x-forwarded-for': '203.0.113.1' }
    expect((await client.post(logout, {}, headers)).status).toBe(403)
  })
})

describe('a state change that our own pages ask for', () => {
  it.each([
    ['the public address', () => 'http://clarity.example.com'],
    ['localhost', () => `http://localhost:${port}`],
    ['127.0.0.1', () => `http://127.0.0.1:${port}`],
    ['[::1]', () => `http://[::1]:${port}`],
  ])('passes from %s', async (_, origin) => {
    const headers = { origin: origin(), 'sec-fetch-site': 'same-origin' }
    expect((await client.post(logout, {}, headers)).status).toBe(204)
  })

  it('passes without any such header, as from a program', async () => {
    expect((await client.post(logout)).status).toBe(204)
  })
})

it('lets another site link to a page and read what is public', async () => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  expect((await client.get('/api/scenarios', headers)).status).toBe(200)
})

it('lets providers call webhooks from wherever they are', async () => {
  const headers = { origin: 'https://provider.example', 'sec-fetch-site': 'cross-site' }
  expect((await client.post('/api/webhooks/elevenlabs', {}, headers)).status).not.toBe(403)
})

describe('a body', () => {
  const login = '/api/auth/login'

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
    'of type %s is 415',
    async (type) => {
      const answer = await client.post(login, '{"email":"a@example.com","password":"x"}', { 'content-type': type })
      expect(answer.status).toBe(415)
      expectSentence(answer)
    },
  )

  it.each([
    ['broken JSON', '{"email":'],
    ['half a text', '"'],
    ['a bare word', 'admin'],
    ['a key that reaches the prototype', '{"__proto__":{"admin":true},"email":"a@b.c","password":"x"}'],
    ['a nested key that reaches the prototype', '{"email":{"constructor":{"prototype":{}}},"password":"x"}'],
    ['U+0000', '{"email":"a\\u0000@example.com","password":"x"}'],
    ['a lone surrogate', '{"email":"a\\ud800@example.com","password":"x"}'],
    ['nothing', ''],
    ['null', 'null'],
    ['a number', '1'],
    ['nesting without end', '['.repeat(10_000)],
  ])('that is %s is 400 with a sentence', async (_, body) => {
    const answer = await client.post(login, body)
    expect(answer.status).toBe(400)
    expectSentence(answer)
  })

  it('above the size limit is 413', async () => {
    const answer = await client.post(login, JSON.stringify({ email: 'x'.repeat(65 * 1024) }))
    expect(answer.status).toBe(413)
    expectSentence(answer)
  })
})

describe('an address', () => {
  it.each(['/api/shortcode/%00abc', '/api/scenarios?campaign=%00', '/api/scenarios?other=%00'])(
    'that cannot be stored is 400: %s',
    async (path) => {
      const answer = await client.get(path)
      expect(answer.status).toBe(400)
      expectSentence(answer)
    },
  )

  it.each(['/api/shortcode/%', '/api/shortcode/%ff'])('that cannot be decoded is 400: %s', async (path) => {
    const answer = await client.get(path)
    expect(answer.status).toBe(400)
    expectSentence(answer)
  })

  it('for an unknown path of the API is 404', async () => {
    const answer = await client.get('/api/not-found-text')
    expect(answer.status).toBe(404)
    expectSentence(answer)
  })
})

describe('an invalid request', () => {
  it.each([
    ['broken HTTP', 'NONSENSE\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(17_000)}\r\n\r\n`, 431],
  ])('is answered with a sentence too: %s', async (_, bytes, status) => {
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(bytes)
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(parse(ErrorBody, JSON.parse(body)).message).toMatch(/\.$/)
  })
})
