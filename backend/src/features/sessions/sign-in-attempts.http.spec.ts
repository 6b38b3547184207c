import { ErrorBody, sessionTexts } from '@clarity/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ApiClient, type Answer } from '../../../test/api-client.js'
import { startTestApp, testPassword, type TestApp } from '../../../test/test-app.js'

const email = 'admin@example.com'
const right = { email, password: testPassword }
const wrong = { email, password: 'wrong' }
let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: 'loopback' })
})
// The counts of one test would delay the next one.
beforeEach(() => app.dataSource.query('DELETE FROM limits'))
afterAll(() => app.close())

/** A sign-in attempt from an address, by a browser that may have a device cookie. */
function signIn(address: string, body: unknown, cookie = ''): Promise<Answer> {
  return new ApiClient(app.url).post('/api/auth/login', body, { 'x-forwarded-for': address, cookie })
}

function deviceLine(answer: Answer): string {
  return answer.headers.getSetCookie().find((line) => line.includes('device=')) ?? ''
}

async function knownDevice(address: string): Promise<string> {
  return deviceLine(await signIn(address, right)).split(';')[0]!
}

const statusesOf = (answers: readonly Answer[]) => answers.map(({ status }) => status).toSorted()

describe('wrong passwords for one account', () => {
  it('are refused after 10 from one network, the right one too, and with the time to wait', async () => {
    const tries = Array.from({ length: 14 }, (_, n) => signIn(`2001:db8:1:2::${n}`, wrong))
    const answers = await Promise.all(tries)
    expect(statusesOf(answers)).toEqual([...Array<number>(10).fill(401), ...Array<number>(4).fill(429)])
    const refused = answers.find(({ status }) => status === 429)!
    expect(refused.as(ErrorBody).error).toBe(sessionTexts.tooMany)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
    expect((await signIn('2001:db8:1:2::99', right)).status).toBe(429)
  })

  it('lock no account for other networks', async () => {
    const tries = Array.from({ length: 30 }, (_, n) => signIn(`198.51.${Math.floor(n / 10)}.${n}`, wrong))
    expect(statusesOf(await Promise.all(tries))).toEqual(Array(30).fill(401))
    expect((await signIn('192.0.2.1', right)).status).toBe(204)
  })

  it('do the same for an account that does not exist', async () => {
    const unknown = { email: 'nobody@example.com', password: 'wrong' }
    const tries = Array.from({ length: 12 }, () => signIn('203.0.113.1', unknown))
    expect(statusesOf(await Promise.all(tries))).toEqual([...Array<number>(10).fill(401), 429, 429])
    expect((await signIn('203.0.114.1', { ...unknown, email: 'Nobody@Example.com' })).status).toBe(401)
  })
})

describe('wrong passwords from one network', () => {
  it('are refused after 30, for every account, and other networks are not affected', async () => {
    const tries = Array.from({ length: 32 }, (_, n) =>
      signIn(`192.0.3.${n}`, { email: `${n}@example.com`, password: 'wrong' }),
    )
    expect(statusesOf(await Promise.all(tries))).toEqual([...Array<number>(30).fill(401), 429, 429])
    expect((await signIn('192.0.3.99', right)).status).toBe(429)
    expect((await signIn('192.0.4.99', right)).status).toBe(204)
  })
})

describe('a device that signed in before', () => {
  it('has a long-lived cookie that no script reads', async () => {
    const line = deviceLine(await signIn('192.0.2.7', right))
    expect(line).toMatch(/^device=[\w-]+\.[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  it('signs in from a network whose tries are used up', async () => {
    const device = await knownDevice('203.0.120.1')
    await Promise.all(Array.from({ length: 12 }, () => signIn('203.0.120.2', wrong)))
    expect((await signIn('203.0.120.1', right)).status).toBe(429)
    expect((await signIn('203.0.120.1', right, device)).status).toBe(204)
  })

  it('has ten tries of its own, and keeps its count when it signs in again', async () => {
    const device = await knownDevice('203.0.121.1')
    const again = deviceLine(await signIn('203.0.121.1', right, device)).split('.')[0]
    expect(again).toBe(device.split('.')[0])
    const answers = await Promise.all(Array.from({ length: 11 }, (_, n) => signIn(`203.0.${130 + n}.1`, wrong, device)))
    expect(statusesOf(answers)).toEqual([...Array<number>(10).fill(401), 429])
    expect((await signIn('203.0.121.1', right, device)).status).toBe(429)
    expect((await signIn('203.0.121.1', right)).status).toBe(204)
  })

  it.each([
    ['another account', (device: string) => ({ device, email: 'other@example.com' })],
    ['another id', (device: string) => ({ device: device.replace(/=./, '=x'), email })],
    ['no signature', (device: string) => ({ device: device.split('.')[0]!, email })],
  ])('is unknown with %s', async (_, change) => {
    const network = `203.0.${150 + _.length}.1`
    const changed = change(await knownDevice(network))
    const tries = Array.from({ length: 11 }, () =>
      signIn(network, { email: changed.email, password: 'wrong' }, changed.device),
    )
    await Promise.all(tries)
    expect((await signIn(network, { ...right, email: changed.email }, '')).status).toBe(429)
  })
})

describe('behind HTTPS', () => {
  it('the cookie is one that only this host over HTTPS can set', async () => {
    const secure = await startTestApp({ PUBLIC_URL: 'https://clarity.example.com' })
    try {
      const answer = await new ApiClient(secure.url).post('/api/auth/login', right)
      expect(deviceLine(answer)).toMatch(/^__Host-device=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    } finally {
      await secure.close()
    }
  })
})
