import { AccountSession, accountTexts, ErrorBody, sessionTexts } from '@clarity/contracts'
import { array } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { startTestApp, testPassword, type TestApp } from '../../../test/test-app.js'
import { AdminsService } from '../admins/admins.service.js'

const path = '/api/admin/account'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
let app: TestApp
let people = 0

beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: 'loopback' })
})
afterAll(() => app.close())

/** An admin of the test's own, whose sessions no other test ends. */
async function newAdmin(): Promise<string> {
  people += 1
  const email = `person${people}@example.com`
  await app.app.get(AdminsService).create(email, testPassword)
  return email
}

async function signedIn(email: string, userAgent = firefox, headers: Record<string, string> = {}): Promise<ApiClient> {
  const client = new ApiClient(app.url)
  const body = { email, password: testPassword }
  const { status } = await client.post('/api/auth/login', body, { 'user-agent': userAgent, ...headers })
  expect(status).toBe(204)
  return client
}

const sessionsOf = async (client: ApiClient) => (await client.get(`${path}/sessions`)).as(array(AccountSession))
const isSignedIn = async (client: ApiClient) => (await client.get('/api/auth/me')).status === 200

describe('the list of signed-in browsers', () => {
  it('has the device and the place of each, the caller marked', async () => {
    const email = await newAdmin()
    const first = await signedIn(email)
    await signedIn(email, safari, { 'x-forwarded-for': '203.0.113.9', 'cf-ipcountry': 'DE' })
    const rows = (await sessionsOf(first)).toSorted((a, b) => a.signed_in_at.localeCompare(b.signed_in_at))
    expect(rows).toMatchObject([
      { device: 'Firefox on Windows', location: null, is_current: true, is_new: false },
      { device: 'Safari on iOS', location: 'Germany', is_current: false, is_new: true },
    ])
  })

  it('has nobody else’s, and ends nobody else’s', async () => {
    const [one, other] = await Promise.all([signedIn(await newAdmin()), signedIn(await newAdmin())])
    const [own] = await sessionsOf(one)
    const answer = await other.delete(`${path}/sessions/${own!.id}`)
    expect(answer.status).toBe(404)
    expect(answer.as(ErrorBody).error).toBe(accountTexts.sessionUnknown)
    expect(await isSignedIn(one)).toBe(true)
  })

  it('ends one browser', async () => {
    const email = await newAdmin()
    const [kept, ended] = [await signedIn(email), await signedIn(email, safari)]
    const row = (await sessionsOf(kept)).find(({ is_current: isCurrent }) => !isCurrent)!
    expect((await kept.delete(`${path}/sessions/${row.id}`)).status).toBe(204)
    expect([await isSignedIn(kept), await isSignedIn(ended)]).toEqual([true, false])
  })

  it('ends all of them, the caller’s with its cookie', async () => {
    const email = await newAdmin()
    const clients = [await signedIn(email), await signedIn(email), await signedIn(email)]
    const answer = await clients[0]!.delete(`${path}/sessions`)
    expect(answer.status).toBe(204)
    expect(answer.headers.getSetCookie().join()).toContain('session=;')
    expect(await Promise.all(clients.map(isSignedIn))).toEqual([false, false, false])
  })
})

describe('a new device', () => {
  const newOnes = async (client: ApiClient) => (await sessionsOf(client)).filter(({ is_new: isNew }) => isNew).length

  it('is not the first one, and not one that has signed in before', async () => {
    const email = await newAdmin()
    const body = { email, password: testPassword }
    const [first, again] = [new ApiClient(app.url), new ApiClient(app.url)]
    const signIn = await first.post('/api/auth/login', body)
    const device = signIn.headers.getSetCookie().find((line) => line.startsWith('device='))!
    await again.post('/api/auth/login', body, { cookie: device.split(';', 1)[0]! })
    expect(await sessionsOf(first)).toHaveLength(2)
    expect(await newOnes(first)).toBe(0)
  })

  it('is confirmed by another browser, never by itself', async () => {
    const email = await newAdmin()
    const [known, unknown] = [await signedIn(email), await signedIn(email, safari)]
    expect((await unknown.post(`${path}/sessions/confirm`)).status).toBe(204)
    expect(await newOnes(known)).toBe(1)
    expect((await known.post(`${path}/sessions/confirm`)).status).toBe(204)
    expect(await newOnes(known)).toBe(0)
  })
})

describe('a new password', () => {
  const newPassword = 'tuba lantern seventeen moss'
  const change = (client: ApiClient, old: string, password: string) =>
    client.post(`${path}/password`, { old, new: password })

  it('replaces the old one and ends every other session', async () => {
    const email = await newAdmin()
    const [here, elsewhere] = [await signedIn(email), await signedIn(email)]
    expect((await change(here, testPassword, newPassword)).status).toBe(204)
    expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([true, false])
    const tries = [testPassword, newPassword].map((password) => new ApiClient(app.url).signIn(email, password))
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([401, 204])
  })

  it.each([
    ['with a wrong old one', 'a wrong old password', newPassword, accountTexts.oldPasswordWrong],
    ['that is the old one', testPassword, testPassword, accountTexts.samePassword],
    ['that is common', testPassword, 'passwordpassword', accountTexts.easyPassword],
    ['that is too short', testPassword, 'too short', 'new must have at least 15 characters.'],
  ])('%s is refused and changes nothing', async (_, old, password, sentence) => {
    const email = await newAdmin()
    const [here, elsewhere] = [await signedIn(email), await signedIn(email)]
    const answer = await change(here, old, password)
    expect(answer.status).toBe(400)
    expect(answer.as(ErrorBody).error).toBe(sentence)
    expect(await isSignedIn(elsewhere)).toBe(true)
    expect((await new ApiClient(app.url).signIn(email, testPassword)).status).toBe(204)
  })

  it('wins once if two browsers change it at the same time', async () => {
    const email = await newAdmin()
    const clients = [await signedIn(email), await signedIn(email)]
    const answers = await Promise.all(clients.map((client, n) => change(client, testPassword, `${newPassword} ${n}`)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 204)).toHaveLength(1)
    expect([400, 401, 409]).toContain(statuses.find((status) => status !== 204))
  })

  it('counts wrong old ones as failed sign-ins', async () => {
    const client = await signedIn(await newAdmin())
    const tries: number[] = []
    for (let n = 0; n < 11; n += 1) tries.push((await change(client, `wrong password no. ${n}`, newPassword)).status)
    expect(tries).toEqual([...Array<number>(10).fill(400), 429])
    expect((await change(client, testPassword, newPassword)).as(ErrorBody).error).toBe(sessionTexts.tooMany)
  })
})
