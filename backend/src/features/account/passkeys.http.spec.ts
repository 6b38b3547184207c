import { ErrorBody, Passkey, PasskeyOptions, passkeyTexts } from '@clarity/contracts'
import { array } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { SoftAuthenticator } from '../../../test/soft-authenticator.js'
import { startTestApp, testPassword, type TestApp } from '../../../test/test-app.js'

const path = '/api/admin/account/passkeys'
const origin = 'https://clarity.example'
let app: TestApp
let admin: ApiClient

beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: origin })
  admin = await ApiClient.signedIn(app)
})
afterAll(() => app.close())

const optionsToCreate = async () => (await admin.post(`${path}/options`, { password: testPassword })).as(PasskeyOptions)
const optionsToSignIn = async (client: ApiClient) => (await client.post('/api/auth/passkey/options')).as(PasskeyOptions)

async function added(name: string): Promise<SoftAuthenticator> {
  const key = new SoftAuthenticator(origin)
  const answer = await admin.post(path, { name, answer: key.create(await optionsToCreate()) })
  expect(answer.status).toBe(201)
  return key
}

describe('a passkey', () => {
  it('is added with the password, and signs in without', async () => {
    const key = await added('My laptop')
    const client = new ApiClient(app.url)
    const answer = key.signIn(await optionsToSignIn(client))
    expect((await client.post('/api/auth/passkey', { answer })).status).toBe(200)
    expect((await client.get('/api/auth/me')).body).toEqual({ email: 'admin@example.com', role: 'admin' })
    const [row] = (await admin.get(path)).as(array(Passkey)).filter(({ name }) => name === 'My laptop')
    expect(Date.parse(row!.last_used_at!)).toBeGreaterThan(Date.now() - 60_000)
  })

  it('begins with the right password only', async () => {
    expect((await admin.post(`${path}/options`, { password: 'a wrong password' })).status).toBe(400)
  })

  it('is one the account keeps, and not twice', async () => {
    const key = new SoftAuthenticator(origin)
    expect((await admin.post(path, { name: 'A', answer: key.create(await optionsToCreate()) })).status).toBe(201)
    const again = await admin.post(path, { name: 'B', answer: key.create(await optionsToCreate()) })
    expect([again.status, again.as(ErrorBody).error]).toEqual([409, passkeyTexts.known])
  })

  it('signs in no longer once it is removed', async () => {
    const key = await added('Old phone')
    const row = (await admin.get(path)).as(array(Passkey)).find(({ name }) => name === 'Old phone')!
    const remove = async (body: unknown) => (await admin.send('DELETE', `${path}/${row.id}`, body)).status
    expect(await remove({ password: testPassword })).toBe(204)
    expect(await remove({ password: testPassword })).toBe(404)
    const client = new ApiClient(app.url)
    const refused = await client.post('/api/auth/passkey', { answer: key.signIn(await optionsToSignIn(client)) })
    expect([refused.status, refused.as(ErrorBody).error]).toEqual([401, passkeyTexts.refused])
  })

  it('is removed with the right password only', async () => {
    const key = await added('Kept')
    const row = (await admin.get(path)).as(array(Passkey)).find(({ name }) => name === 'Kept')!
    for (const body of [undefined, {}, { password: 'a wrong password' }])
      expect((await admin.send('DELETE', `${path}/${row.id}`, body)).status).toBe(400)
    const client = new ApiClient(app.url)
    const answer = key.signIn(await optionsToSignIn(client))
    expect((await client.post('/api/auth/passkey', { answer })).status).toBe(200)
  })
})

describe('an answer to a challenge', () => {
  it('is taken once', async () => {
    const client = new ApiClient(app.url)
    const answer = (await added('Replayed')).signIn(await optionsToSignIn(client))
    expect((await client.post('/api/auth/passkey', { answer })).status).toBe(200)
    expect((await new ApiClient(app.url).post('/api/auth/passkey', { answer })).status).toBe(401)
  })

  it('is refused from another site', async () => {
    const key = new SoftAuthenticator('https://clarity.example.evil')
    const answer = await admin.post(path, { name: 'Evil', answer: key.create(await optionsToCreate()) })
    expect([answer.status, answer.as(ErrorBody).error]).toEqual([400, passkeyTexts.notCreated])
  })

  it('is refused for a challenge that was made for something else, or by somebody else', async () => {
    const key = await added('Crossed')
    const client = new ApiClient(app.url)
    const invented = { challenge: Buffer.alloc(54, 7).toString('base64url') }
    for (const options of [await optionsToCreate(), invented]) {
      const refused = await client.post('/api/auth/passkey', { answer: key.signIn(options) })
      expect(refused.status).toBe(401)
    }
    const fresh = new SoftAuthenticator(origin)
    const answer = fresh.create(await optionsToSignIn(client))
    expect((await admin.post(path, { name: 'Crossed', answer })).status).toBe(400)
  })

  it('is refused if the key is not the account’s', async () => {
    const client = new ApiClient(app.url)
    const known = await added('Known')
    const id = known.signIn(await optionsToSignIn(client)).id
    const stranger = new SoftAuthenticator(origin).signIn(await optionsToSignIn(client))
    const refused = await client.post('/api/auth/passkey', { answer: { ...stranger, id, rawId: id } })
    expect(refused.status).toBe(401)
  })
})
