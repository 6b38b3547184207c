import { ErrorBody } from '@clarity/contracts'
import { parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { headOf, rawRequest } from '../../test/raw-request.js'
import { startTestApp, type TestApp } from '../../test/test-app.js'

let app: TestApp
let local: TestApp

beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: 'https://clarity.example.com', ALLOWED_HOSTS: 'lan.example, 192.168.1.20' })
  local = await startTestApp({ TRUST_PROXY: 'loopback' })
})
afterAll(async () => {
  await app.close()
  await local.close()
})

function ask({ url }: TestApp, path: string, headers: Record<string, string>) {
  return rawRequest(url, headOf('GET', path, { connection: 'close', ...headers }))
}

describe('a request under a name', () => {
  it.each([
    'clarity.example.com',
    'Clarity.Example.com:443',
    'clarity.example.com.',
    'lan.example:3000',
    '192.168.1.20',
    'localhost:3000',
    '127.0.0.1',
    '[::1]:3000',
  ])('of its own is answered: %s', async (host) => {
    expect((await ask(app, '/api/scenarios', { host })).status).toBe(200)
  })

  it.each([
    'evil.example',
    'clarity.example.com.evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '',
    '[::2]',
  ])('of another site is 421 for pages, calls and files: %s', async (host) => {
    for (const path of ['/', '/api/scenarios', '/site/x.js', '/abcde', '/nothing/here']) {
      const { status, body } = await ask(app, path, { host })
      expect({ path, status }).toEqual({ path, status: 421 })
      expect(parse(ErrorBody, JSON.parse(body)).message).toContain('ALLOWED_HOSTS')
    }
  })

  it('of another site is 421 for a WebSocket', async () => {
    const upgrade = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    }
    const { status } = await ask(app, '/api/conversation?token=x', { host: 'evil.example', ...upgrade })
    expect(status).toBe(421)
  })

  it.each(['/healthz', '/readyz', '/healthz?x'])('of another site is answered at %s', async (path) => {
    expect((await ask(app, path, { host: '10.0.0.7:3000' })).status).toBe(200)
  })

  it('that a trusted proxy forwards is used, and no other', async () => {
    const forwarded = { 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '203.0.113.1' }
    expect((await ask(local, '/', { host: 'localhost', ...forwarded })).status).toBe(421)
    expect((await ask(app, '/', { host: 'localhost', ...forwarded })).status).toBe(200)
    expect((await ask(app, '/', { host: 'evil.example', 'x-forwarded-host': 'localhost' })).status).toBe(421)
    expect((await ask(local, '/', { host: 'inside', 'x-forwarded-host': 'localhost' })).status).toBe(200)
  })
})

describe('the phone simulator', () => {
  it.each(['/phone-simulator', '/api/simulator/messages'])(
    'is available on the machine itself only: %s',
    async (path) => {
      const statusOf = async (stage: TestApp, headers: Record<string, string>) =>
        (await ask(stage, path, headers)).status
      expect(await statusOf(local, { host: 'localhost:3000' })).toBe(200)
      expect(await statusOf(local, { host: 'localhost', 'x-forwarded-for': '203.0.113.1' })).toBe(404)
      expect(await statusOf(local, { host: 'inside', 'x-forwarded-host': 'localhost' })).toBe(404)
      expect(await statusOf(app, { host: 'localhost:3000' })).toBe(404)
      expect(await statusOf(app, { host: 'lan.example' })).toBe(404)
      expect(await statusOf(app, { host: 'clarity.example.com' })).toBe(404)
    },
  )
})
