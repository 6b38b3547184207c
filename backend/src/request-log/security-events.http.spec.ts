import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { isForAdmins } from '../../test/admin-policies.js'
import { ApiClient } from '../../test/api-client.js'
import { DemoStory } from '../../test/demo-story.js'
import { linesOf, recordLines, type LoggedLine } from '../../test/logged-lines.js'
import { startTestApp, testPassword, type TestApp } from '../../test/test-app.js'
import { bearer, TokensClient } from '../../test/tokens-client.js'
import { AccessPolicies } from '../http/access-policies.js'

let app: TestApp
let admin: ApiClient
let account: string

beforeAll(async () => {
  app = await startTestApp({ LOG_LEVEL: 'info', TRUST_PROXY: 'loopback' })
  admin = await ApiClient.signedIn(app)
  const [row] = await app.dataSource.query<[{ id: string }]>('SELECT id FROM admins')
  account = row.id
})
afterAll(() => app.close())

describe('the log of security events', () => {
  const events = (lines: readonly LoggedLine[]) => lines.map((line) => line['event'])

  it('has sign-ins and sign-outs with the account, failed ones without an email', async () => {
    const lines = await linesOf('Security', 3, async () => {
      const client = new ApiClient(app.url)
      await client.signIn('someone@example.com', 'a wrong password')
      await client.signIn('admin@example.com', testPassword)
      await client.post('/api/auth/logout')
    })
    expect(events(lines)).toEqual(['sign_in_failed', 'sign_in', 'sign_out'])
    expect(lines[1]).toMatchObject({ account, network: '127.0.0.0/24', factor: 'password' })
    expect(JSON.stringify(lines)).not.toMatch(/@example|a wrong password/)
    expect(JSON.stringify(lines)).not.toContain(testPassword)
  })

  it('has refusals, but not the question whether somebody is signed in', async () => {
    const lines = await linesOf('Security', 2, async () => {
      const anybody = new ApiClient(app.url)
      await anybody.get('/api/auth/me')
      await anybody.get('/api/admin/reports')
      await anybody.put('/api/admin/sending', { strangers: 'off' })
    })
    expect(events(lines)).toEqual(['refusal', 'refusal'])
    expect(lines[1]).toMatchObject({ method: 'PUT', route: '/api/admin/sending', status: 401 })
  })

  it('warns of a lockout', async () => {
    const all = recordLines()
    const from = { 'x-forwarded-for': '198.51.100.7' }
    const tries = Array.from({ length: 31 }, (_, n) =>
      new ApiClient(app.url).get('/api/admin/remotes/releases', { ...bearer(`clr_${n}`), ...from }),
    )
    expect((await Promise.all(tries)).map(({ status }) => status)).toContain(429)
    await vi.waitFor(() => expect(all.filter((line) => line['event'] === 'lockout')).toHaveLength(1))
    const [line] = all.filter(({ event }) => event === 'lockout')
    expect(line).toMatchObject({ level: 40, network: '198.51.100.0/24' })
  })

  it('has releases, exports, tokens and changes of settings, with what they were for', async () => {
    const story = new DemoStory(admin)
    const scenario = await story.firstScenarioId()
    const lines = await linesOf('Security', 4, async () => {
      await admin.get('/api/admin/reports/export')
      await admin.put('/api/admin/sending', { strangers: 'on' })
      await new TokensClient(admin).create('another', ['remotes:read'])
      await admin.delete(`/api/admin/scenarios/${scenario}`)
    })
    expect(lines).toMatchObject([
      { event: 'export', route: '/api/admin/reports/export', account },
      { event: 'setting', account },
      { event: 'token', account },
      { event: 'setting', account, target: { id: scenario } },
    ])
  })

  it('knows every change that an admin can make', () => {
    const routes = app.app.get(AccessPolicies).list()
    const changes = routes.filter(({ method, policy }) => isForAdmins(policy) && method !== 'GET')
    const others = changes.filter(({ event }) => event === undefined).map(({ method, path }) => `${method} ${path}`)
    expect(changes.length - others.length).toBeGreaterThan(14)
    // Work with demos and reports, which their own tables keep, and the address of everything that does not exist.
    expect(others.sort()).toEqual([
      'ALL /api/admin/*',
      'PATCH /api/admin/batches/:id/rows',
      'POST /api/admin/batches',
      'POST /api/admin/batches/check',
      'POST /api/admin/combined-reports/generate',
      'POST /api/admin/demo-requests/:id/resend',
      'POST /api/admin/demo-requests/:id/stop',
      'POST /api/admin/providers/:port/check',
      'POST /api/admin/providers/sms/test',
      'POST /api/admin/remotes/:name/failures',
      'POST /api/admin/reports/:id/versions/:version/restore',
      'POST /api/admin/reports/re-run',
      'POST /api/admin/scenarios/goals/check',
      'POST /api/admin/scenarios/report-preview',
      'POST /api/admin/scenarios/test-talk',
      'POST /api/admin/webhooks/deliveries/:id/redeliver',
      'PUT /api/admin/batches/:id',
    ])
  })
})
