import { ErrorBody, sessionTexts, tokenTexts, type TokenRight } from '@clarity/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isForAdmins } from '../../test/admin-policies.js'
import { startTestApp, type TestApp } from '../../test/test-app.js'
import { AccessPolicies, type RouteAccess } from './access-policies.js'
import type { AccessPolicy } from './access.js'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

function routes(isMeant: (policy: AccessPolicy | undefined) => boolean): RouteAccess[] {
  const all = app.app.get(AccessPolicies).list()
  return all.filter(({ policy }) => isMeant(policy))
}

const routesOf = (wanted: AccessPolicy) => routes((policy) => policy === wanted)

async function call(route: RouteAccess, headers: Record<string, string>) {
  const path = route.path.replace(/:\w+|\*\w*/g, 'x')
  const method = route.method === 'ALL' ? 'GET' : route.method
  const hasBody = ['POST', 'PUT', 'PATCH'].includes(method)
  const response = await fetch(app.url + path, {
    method,
    headers: { ...headers, ...(hasBody && { 'content-type': 'application/json' }) },
    ...(hasBody && { body: '{}' }),
  })
  return { route: `${method} ${path}`, policy: route.policy, status: response.status, body: await response.text() }
}

describe('every route for admins', () => {
  it.each([
    ['without a cookie', {}],
    ['with a made-up session', { cookie: 'session=AAAAAAAAAAAAAAAAAAAAAA' }],
    ['with a token that is not set', { authorization: 'Bearer AAAAAAAAAAAAAAAAAAAAAA' }],
    ["with the database's own hash for a cookie", { cookie: `session=${'0'.repeat(64)}` }],
  ])('answers 401 %s, before it looks at the body', async (_, headers) => {
    const answers = await Promise.all(routes(isForAdmins).map((route) => call(route, headers)))
    expect(answers.length).toBeGreaterThan(4)
    expect(answers.filter(({ status }) => status !== 401)).toEqual([])
    for (const { body, policy } of answers) {
      const sentence = 'authorization' in headers && policy !== 'admin' ? tokenTexts.refused : sessionTexts.required
      expect(JSON.parse(body)).toEqual({ error: sentence, message: sentence } satisfies ErrorBody)
    }
  })

  it('is every route under /api/admin', () => {
    const others = routes((policy) => !isForAdmins(policy))
    expect(others.filter(({ path }) => path.startsWith('/api/admin'))).toEqual([])
  })

  it.each<[TokenRight, string[]]>([
    ['remotes:read', ['GET /api/admin/remotes/releases']],
    ['metrics:read', ['GET /metrics']],
    ['remotes:release', ['POST /api/admin/remotes/:name/releases']],
    [
      'remotes:activate',
      ['activate', 'rollback', 'withdraw', 'disable', 'enable', 'canary'].map(
        (call) => `POST /api/admin/remotes/:name/${call}`,
      ),
    ],
    ['requests:read', ['GET /api/admin/figures', 'GET /api/admin/demo-requests', 'GET /api/admin/demo-requests/:id']],
    [
      'reports:read',
      [
        'GET /api/admin/reports',
        'GET /api/admin/reports/:id',
        'GET /api/admin/reports/:id/versions',
        'GET /api/admin/reports/:id/versions/:version',
      ],
    ],
  ])('allows a program with the right %s only these', (right, expected) => {
    expect(routesOf(right).map(({ method, path }) => `${method} ${path}`)).toEqual(expected)
  })
})

describe('every route for operators', () => {
  it('is not available to a caller behind a proxy', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.1' }
    const answers = await Promise.all(routesOf('operator').map((route) => call(route, headers)))
    expect(answers.filter(({ status }) => status !== 404)).toEqual([])
  })
})
