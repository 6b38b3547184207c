import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ApiClient } from '../../test/api-client.js'
import { linesOf, recordLines } from '../../test/logged-lines.js'
import { startTestApp, type TestApp } from '../../test/test-app.js'
import { bearer, TokensClient } from '../../test/tokens-client.js'

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

describe('the request log', () => {
  it('has one line for each request, with the template of its route and the account', async () => {
    const anybody = new ApiClient(app.url)
    const lines = await linesOf('Request', 4, async () => {
      await anybody.get('/api/scenarios')
      await admin.get('/api/admin/reports/unknown-id')
      await anybody.get('/invite/alex@example.com?from=dana')
      await anybody.post('/api/request-demo', { recipientName: 'Alex Kim', recipientPhone: '+14155550123' })
    })
    expect(lines).toMatchObject([
      { level: 30, msg: 'Request', method: 'GET', route: '/api/scenarios', status: 200 },
      { method: 'GET', route: '/api/admin/reports/:id', status: 404, account },
      { method: 'GET', status: 200 },
      { method: 'POST', route: '/api/request-demo', status: 400 },
    ])
    for (const line of lines) {
      expect(line['request']).toMatch(/^[0-9a-f]{32}$/)
      expect(line['ms']).toEqual(expect.any(Number))
    }
    expect(new Set(lines.map((line) => line['request'])).size).toBe(4)
    expect(JSON.stringify(lines)).not.toMatch(/alex|dana|Kim|4155550123|unknown-id|127\.0\.0\.1/i)
  })

  it('names the token of a program by its id', async () => {
    const { token, id } = await new TokensClient(admin).create('reader', ['remotes:read'])
    const [line] = await linesOf('Request', 1, () =>
      new ApiClient(app.url).get('/api/admin/remotes/releases', bearer(token)),
    )
    expect(line).toMatchObject({ route: '/api/admin/remotes/releases', status: 200, token: id })
    expect(JSON.stringify(line)).not.toContain(token)
  })

  it('has the refusals of requests that reach no route', async () => {
    const lines = await linesOf('Request', 1, () => fetch(`${app.url}/api/none`, { method: 'DELETE' }))
    expect(lines[0]).toMatchObject({ method: 'DELETE', status: 404 })
  })

  it('shares its id with the error that a request caused', async () => {
    const lines = recordLines()
    await app.dataSource.query('ALTER TABLE scenarios RENAME TO elsewhere')
    try {
      expect((await new ApiClient(app.url).get('/api/scenarios')).status).toBe(500)
    } finally {
      await app.dataSource.query('ALTER TABLE elsewhere RENAME TO scenarios')
    }
    await vi.waitFor(() => expect(lines.filter((line) => line['context'] === 'Request')).toHaveLength(1))
    const [error] = lines.filter((line) => line['level'] === 50)
    const [request] = lines.filter((line) => line['context'] === 'Request')
    expect(error!['request']).toBe(request!['request'])
  })
})
