import {
  AuthenticatorState,
  CodeRequired,
  ErrorBody,
  NewAuthenticator,
  RecoveryCodes,
  secondFactorTexts,
} from '@clarity/contracts'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiClient, type Answer } from '../../../test/api-client.js'
import { startTestApp, testPassword, type TestApp } from '../../../test/test-app.js'
import { AdminsService } from '../admins/admins.service.js'

const path = '/api/admin/account/totp'
const password = testPassword
let app: TestApp
let people = 0

beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: 'loopback' })
})
afterAll(() => app.close())

const codeOf = (secret: string, afterMs = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + afterMs })

async function newAdmin() {
  people += 1
  const email = `person${people}@example.com`
  await app.app.get(AdminsService).create(email, password)
  const client = new ApiClient(app.url)
  await client.signIn(email, password)
  return { email, client }
}

/** An admin with an app. The code that confirmed it is used up: the next ones are of the next step. */
async function withApp() {
  const { email, client } = await newAdmin()
  const { secret } = (await client.post(path, { password })).as(NewAuthenticator)
  const { recovery_codes: codes } = (await client.post(`${path}/confirm`, { code: codeOf(secret) })).as(RecoveryCodes)
  return { email, client, secret, codes, next: () => codeOf(secret, 30_000) }
}

/** From a network of its own: the limit of failed sign-ins by network would come first. */
const signIn = (email: string, code?: string, network = 0): Promise<Answer> =>
  new ApiClient(app.url).post(
    '/api/auth/login',
    { email, password, ...(code !== undefined && { code }) },
    { 'x-forwarded-for': `203.0.${network}.1` },
  )

const sentenceOf = (answer: Answer) => answer.as(ErrorBody).error

describe('setting up an authenticator app', () => {
  it('needs the password and a first code, and ends with ten recovery codes', async () => {
    const { email, client } = await newAdmin()
    const refused = await client.post(path, { password: 'a wrong password' })
    expect([refused.status, sentenceOf(refused)]).toEqual([400, secondFactorTexts.passwordWrong])
    const { secret, uri } = (await client.post(path, { password })).as(NewAuthenticator)
    expect(uri).toContain(secret)
    const wrong = await client.post(`${path}/confirm`, { code: '000000' })
    expect([wrong.status, sentenceOf(wrong)]).toEqual([400, secondFactorTexts.codeWrong])
    expect((await signIn(email)).status).toBe(204)
    const { recovery_codes: codes } = (await client.post(`${path}/confirm`, { code: codeOf(secret) })).as(RecoveryCodes)
    expect(new Set(codes).size).toBe(10)
    expect((await client.get(path)).as(AuthenticatorState)).toEqual({ is_on: true, recovery_codes_left: 10 })
  })

  it('stores neither the secret nor the codes', async () => {
    const { secret, codes } = await withApp()
    const rows = await app.dataSource.query<object[]>('SELECT * FROM authenticators, recovery_codes')
    const stored = JSON.stringify(rows)
    for (const each of [secret, ...codes]) expect(stored).not.toContain(each)
  })

  it('is refused for a second one', async () => {
    const { client } = await withApp()
    const answer = await client.post(path, { password })
    expect([answer.status, sentenceOf(answer)]).toEqual([409, secondFactorTexts.isOn])
    expect((await client.post(`${path}/confirm`, { code: '000000' })).status).toBe(409)
  })
})

describe('a sign-in to an account with an app', () => {
  it('asks for a code once the password is right', async () => {
    const { email } = await withApp()
    const asked = await signIn(email)
    expect(asked.status).toBe(401)
    expect(asked.as(CodeRequired)).toMatchObject({ error: secondFactorTexts.codeRequired, second_factor: 'code' })
    const wrong = await new ApiClient(app.url).post('/api/auth/login', { email, password: 'a wrong password' })
    expect(wrong.body).not.toHaveProperty('second_factor')
  })

  it('takes a code once', async () => {
    const { email, next } = await withApp()
    const code = next()
    expect((await signIn(email, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(204)
    const again = await signIn(email, code)
    expect([again.status, sentenceOf(again)]).toEqual([401, secondFactorTexts.codeWrong])
  })

  it('takes each recovery code once, however it is typed, and no one else’s', async () => {
    const [{ email, codes, client }, other] = [await withApp(), await withApp()]
    const [code] = codes
    expect((await signIn(other.email, code)).status).toBe(401)
    expect((await signIn(email, code!.toUpperCase().replace('-', ' '))).status).toBe(204)
    expect((await signIn(email, code)).status).toBe(401)
    expect((await client.get(path)).as(AuthenticatorState).recovery_codes_left).toBe(9)
  })

  it('refuses every code after ten wrong ones', async () => {
    const { client, email, next } = await withApp()
    for (let n = 1; n <= 10; n += 1) expect((await signIn(email, 'a wrong code', n)).status).toBe(401)
    const refused = await signIn(email, next(), 11)
    expect([refused.status, sentenceOf(refused)]).toEqual([429, secondFactorTexts.tooManyCodes])
    expect((await client.get('/api/auth/me')).status).toBe(200)
  })
})

describe('removing the app', () => {
  it('needs the password, and ends the recovery codes', async () => {
    const { email, client, codes } = await withApp()
    expect((await client.send('DELETE', path, { password: 'a wrong password' })).status).toBe(400)
    expect((await client.send('DELETE', path, { password })).status).toBe(204)
    expect((await client.get(path)).as(AuthenticatorState)).toEqual({ is_on: false, recovery_codes_left: 0 })
    expect((await signIn(email)).status).toBe(204)
    expect((await signIn(email, codes[0])).status).toBe(204)
  })
})
