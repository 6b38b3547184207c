import {
  accountTexts,
  ErrorBody,
  Invitation,
  InvitedPerson,
  Person,
  personTexts,
  SignedInAdmin,
} from '@clarity/contracts'
import { array } from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'

const path = '/api/admin/people'
const password = 'tuba lantern seventeen moss'
let app: TestApp
let admin: ApiClient
let people = 0

beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  await app.dataSource.query(`DELETE FROM admins WHERE email <> 'admin@example.com'; DELETE FROM invitations`)
  admin = await ApiClient.signedIn(app)
})
afterAll(() => app.close())

const newEmail = () => `person${(people += 1)}@example.com`
const visitor = () => new ApiClient(app.url)
const list = async (client = admin) => (await client.get(path)).as(array(Person))
const sentenceOf = (answer: { as(schema: typeof ErrorBody): ErrorBody }) => answer.as(ErrorBody).error

async function invite(role: 'admin' | 'analyst', email = newEmail()) {
  const answer = await admin.post(path, { email, role })
  expect(answer.status).toBe(201)
  const person = answer.as(InvitedPerson)
  const [address, token] = person.link.split('#')
  expect(address).toMatch(/\/admin\/join$/)
  return { ...person, token: token! }
}

/** A colleague who has chosen a password and signed in. */
async function joined(role: 'admin' | 'analyst') {
  const { email, token } = await invite(role)
  expect((await visitor().post('/api/auth/join', { token, password })).status).toBe(204)
  const client = visitor()
  expect((await client.signIn(email, password)).status).toBe(204)
  const { id } = (await list()).find((person) => person.email === email)!
  return { id, email, client }
}

describe('an invitation', () => {
  it('makes an account with its role, once', async () => {
    const { email, token } = await invite('analyst')
    expect(await list()).toContainEqual(expect.objectContaining({ email, role: 'analyst', state: 'invited' }))
    const read = (await visitor().post('/api/auth/invitation', { token })).as(Invitation)
    expect(read).toMatchObject({ email, role: 'analyst' })
    expect(Date.parse(read.expires_at) - Date.now()).toBeGreaterThan(71 * 3_600_000)
    expect((await visitor().post('/api/auth/join', { token, password })).status).toBe(204)
    const client = visitor()
    await client.signIn(email, password)
    expect((await client.get('/api/auth/me')).as(SignedInAdmin)).toEqual({ email, role: 'analyst' })
    for (const call of ['join', 'invitation']) {
      const again = await visitor().post(`/api/auth/${call}`, { token, password })
      expect([again.status, sentenceOf(again)]).toEqual([410, personTexts.linkUsed])
    }
    expect((await list()).filter((person) => person.email === email)).toHaveLength(1)
  })

  it('is stored as a hash', async () => {
    const { token } = await invite('admin')
    expect(JSON.stringify(await app.dataSource.query('SELECT * FROM invitations'))).not.toContain(token)
  })

  it('ends after its time, and says so', async () => {
    const { token, id } = await invite('admin')
    await app.dataSource.query(`UPDATE invitations SET expires_at = now() WHERE id = $1`, [id])
    const answer = await visitor().post('/api/auth/join', { token, password })
    expect([answer.status, sentenceOf(answer)]).toEqual([410, personTexts.linkExpired])
  })

  it('is replaced by a later one of the same email, and withdrawn', async () => {
    const first = await invite('admin')
    const second = await invite('analyst', first.email.toUpperCase())
    expect((await list()).filter(({ email }) => email.toLowerCase() === first.email)).toHaveLength(1)
    expect((await admin.delete(`${path}/${second.id}`)).status).toBe(204)
    for (const { token } of [first, second]) {
      const answer = await visitor().post('/api/auth/invitation', { token })
      expect([answer.status, sentenceOf(answer)]).toEqual([404, personTexts.linkUnknown])
    }
  })

  it('is refused for an account that exists', async () => {
    const answer = await admin.post(path, { email: 'ADMIN@example.com', role: 'analyst' })
    expect([answer.status, sentenceOf(answer)]).toEqual([409, personTexts.known])
  })

  it.each([
    ['an address that is none', { email: 'someone', role: 'admin' }],
    ['another role', { email: 'someone@example.com', role: 'owner' }],
    ['no body', {}],
  ])('is refused with %s', async (_, body) => {
    expect((await admin.post(path, body)).status).toBe(400)
  })

  it('takes no password that is short or easy to guess, and stays open', async () => {
    const { token } = await invite('admin')
    expect((await visitor().post('/api/auth/join', { token, password: 'too short' })).status).toBe(400)
    const easy = await visitor().post('/api/auth/join', { token, password: 'passwordpassword' })
    expect([easy.status, sentenceOf(easy)]).toEqual([400, accountTexts.easyPassword])
    expect((await visitor().post('/api/auth/join', { token, password })).status).toBe(204)
  })

  it('makes one account if its link is used twice at once', async () => {
    const { token } = await invite('admin')
    const tries = [1, 2].map(() => visitor().post('/api/auth/join', { token, password }))
    expect((await Promise.all(tries)).map(({ status }) => status).toSorted()).toEqual([204, 410])
  })

  it('may change its role while it is open', async () => {
    const { id, token } = await invite('admin')
    expect((await admin.send('PATCH', `${path}/${id}`, { role: 'analyst' })).as(Person).role).toBe('analyst')
    expect((await visitor().post('/api/auth/invitation', { token })).as(Invitation).role).toBe('analyst')
  })
})

describe('a person', () => {
  it('who is removed loses sessions and tokens at once', async () => {
    const { id, email, client } = await joined('admin')
    const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
    const scopes = ['requests:read']
    const made = await client.post('/api/admin/tokens', { name: email, scopes, expires_at: expiresAt })
    const { token } = made.body as { token: string }
    const program = (headers = { authorization: `Bearer ${token}` }) =>
      visitor().get('/api/admin/demo-requests', headers)
    expect((await program()).status).toBe(200)
    expect((await admin.delete(`${path}/${id}`)).status).toBe(204)
    expect((await client.get('/api/auth/me')).status).toBe(401)
    expect((await program()).status).toBe(401)
    expect((await visitor().signIn(email, password)).status).toBe(401)
    expect((await admin.delete(`${path}/${id}`)).status).toBe(404)
  })

  it('signs in again with another role', async () => {
    const { id, email, client } = await joined('admin')
    expect((await admin.send('PATCH', `${path}/${id}`, { role: 'analyst' })).as(Person).role).toBe('analyst')
    expect((await client.get('/api/auth/me')).status).toBe(401)
    await client.signIn(email, password)
    expect((await client.get('/api/auth/me')).as(SignedInAdmin).role).toBe('analyst')
  })

  it('who is the last admin is neither removed nor made an analyst', async () => {
    await joined('analyst')
    await invite('admin')
    const { id } = (await list()).find(({ is_self: isSelf }) => isSelf)!
    for (const answer of [
      await admin.delete(`${path}/${id}`),
      await admin.send('PATCH', `${path}/${id}`, { role: 'analyst' }),
    ])
      expect([answer.status, sentenceOf(answer)]).toEqual([409, personTexts.lastAdmin])
    expect((await admin.send('PATCH', `${path}/${id}`, { role: 'admin' })).status).toBe(200)
    expect((await admin.get('/api/auth/me')).status).toBe(200)
  })

  it('stays if two admins remove each other at once', async () => {
    const setRole = (role: string) =>
      app.dataSource.query(`UPDATE admins SET role = $1 WHERE email = 'admin@example.com'`, [role])
    const [one, other] = [await joined('admin'), await joined('admin')]
    await setRole('analyst')
    const answers = await Promise.all([
      one.client.delete(`${path}/${other.id}`),
      other.client.delete(`${path}/${one.id}`),
    ])
    await setRole('admin')
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(await list()).toHaveLength(2)
  })

  it('is unknown by another id', async () => {
    expect((await admin.send('PATCH', `${path}/none`, { role: 'analyst' })).status).toBe(404)
  })
})

it('needs a session', async () => {
  const calls = [
    visitor().get(path),
    visitor().post(path, { email: 'a@example.com', role: 'admin' }),
    visitor().send('PATCH', `${path}/x`, { role: 'admin' }),
    visitor().delete(`${path}/x`),
  ]
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([401, 401, 401, 401])
})
