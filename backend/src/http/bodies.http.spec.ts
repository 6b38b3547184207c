import { ErrorBody, sessionTexts } from '@clarity/contracts'
import { signature } from '@clarity/test-kit/post-call-event'
import { parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isForAdmins } from '../../test/admin-policies.js'
import { ApiClient } from '../../test/api-client.js'
import { headOf, rawRequest } from '../../test/raw-request.js'
import { startTestApp, type TestApp } from '../../test/test-app.js'
import { AccessPolicies } from './access-policies.js'
import { bodyLimitOf, maxBodyDepth, defaultBodyBytes } from './body-limits.js'

const kibibyte = 1024
const deep = `${'['.repeat(400)}${']'.repeat(400)}`
let app: TestApp
let stranger: ApiClient
let admin: ApiClient

beforeAll(async () => {
  app = await startTestApp()
  stranger = new ApiClient(app.url)
  admin = await ApiClient.signedIn(app)
})
afterAll(() => app.close())

function routesWithBodies() {
  const routes = app.app.get(AccessPolicies).list()
  return routes.filter(({ method }) => ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method))
}

/** The answer to an anonymous caller who announces a body and sends none of it. */
async function announce({ method, path }: { method: string; path: string }, headers: Record<string, string | number>) {
  const address = path.replace(/:\w+/g, 'x')
  const { status, head, body } = await rawRequest(app.url, headOf(method, address, headers))
  return {
    route: `${method} ${path}`,
    status,
    isClosed: /connection: close/i.test(head),
    ...parse(ErrorBody, JSON.parse(body)),
  }
}

describe('the limit of a body', () => {
  it('is 64 KB, except on routes with a limit of their own', () => {
    const others = routesWithBodies().filter(({ path }) => bodyLimitOf(path) !== 64 * kibibyte)
    expect(others.map(({ method, path }) => `${method} ${path} ${bodyLimitOf(path) / kibibyte}`).sort()).toEqual([
      'DELETE /api/admin/scenarios/:id 512',
      'PATCH /api/admin/batches/:id/rows 8192',
      'POST /api/admin/batches 8192',
      'POST /api/admin/batches/check 8192',
      'POST /api/admin/remotes/:name/releases 28672',
      'POST /api/admin/scenarios 512',
      'POST /api/admin/scenarios/goals/check 512',
      'POST /api/admin/scenarios/report-preview 512',
      'POST /api/admin/scenarios/test-talk 512',
      'POST /api/client-errors 1',
      'POST /api/csp 4',
      'POST /api/webhooks/elevenlabs 8192',
      'POST /api/webhooks/twilio/sms 8192',
      'POST /api/webhooks/twilio/status 8192',
      'PUT /api/admin/batches/:id 8192',
      'PUT /api/admin/scenarios/:id 512',
    ])
  })

  it('refuses a larger one on every route, before reading a byte', async () => {
    const routes = routesWithBodies().filter(({ policy }) => policy === 'public' || policy === 'operator')
    const answers = await Promise.all(
      routes.map((route) => announce(route, { 'content-length': defaultBodyBytes + 1 })),
    )
    expect(answers.length).toBeGreaterThan(5)
    expect(answers.filter(({ status, isClosed }) => status !== 413 || !isClosed)).toEqual([])
  })

  it('accepts a body just within it', async () => {
    const answer = await stranger.post('/api/auth/login', ' '.repeat(defaultBodyBytes - 2) + '{}')
    expect(answer.status).toBe(400)
    expect(answer.as(ErrorBody).error).toBe('email is required.')
  })
})

describe('a body from a stranger', () => {
  it.each([
    ['of a known length', { 'content-length': 1000 }],
    ['in pieces', { 'transfer-encoding': 'chunked' }],
  ])('%s is refused on every route for admins before a byte of it is read', async (_, headers) => {
    const routes = routesWithBodies().filter(({ policy }) => isForAdmins(policy))
    const answers = await Promise.all(routes.map((route) => announce(route, headers)))
    expect(answers.length).toBeGreaterThan(5)
    const refused = {
      status: 401,
      isClosed: true,
      error: sessionTexts.required,
      message: sessionTexts.required,
    }
    expect(answers).toEqual(routes.map(({ method, path }) => ({ route: `${method} ${path}`, ...refused })))
  })
})

describe('a nested body', () => {
  const tooDeep = 'The body is nested too deeply.'

  it('is 400 on every route', async () => {
    const routes = routesWithBodies().filter(({ policy }) => policy !== 'webhook')
    const answers = await Promise.all(
      routes.map(({ method, path }) => admin.send(method, path.replace(/:\w+/g, 'x'), deep)),
    )
    const others = answers.map((answer, at) => ({ route: routes[at], status: answer.status, body: answer.body }))
    expect(others.filter(({ status, body }) => status !== 400 || (body as ErrorBody).error !== tooDeep)).toEqual([])
  })

  it('of a provider is parsed only once its signature is checked', async () => {
    const path = '/api/webhooks/elevenlabs'
    expect((await stranger.post(path, deep)).status).toBe(401)
    const signed = await stranger.post(path, deep, { 'elevenlabs-signature': signature(deep) })
    expect(signed.status).toBe(400)
    expect(signed.as(ErrorBody).error).toBe(tooDeep)
  })

  it('is read as deep as allowed', async () => {
    const body = `{"email":${'['.repeat(maxBodyDepth - 1)}${']'.repeat(maxBodyDepth - 1)}}`
    expect((await stranger.post('/api/auth/login', body)).as(ErrorBody).error).not.toBe(tooDeep)
  })
})
