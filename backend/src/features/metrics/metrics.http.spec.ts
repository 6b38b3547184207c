import { randomUUID } from 'node:crypto'
import { ErrorBody, missingScopeSentence } from '@clarity/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { startBeside } from '../../../test/second-app.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { bearer, TokensClient } from '../../../test/tokens-client.js'
import { MetricsAddress } from './metrics-address.js'

let app: TestApp
let admin: ApiClient
let own: string

beforeAll(async () => {
  app = await startTestApp({ METRICS_PORT: '0' })
  admin = await ApiClient.signedIn(app)
  own = addressOf(app.app.get(MetricsAddress))
})
afterAll(() => app.close())

const addressOf = ({ port }: MetricsAddress) => `http://127.0.0.1:${port}`

describe('GET /metrics', () => {
  it('answers a program whose token may read metrics, and an admin, in Prometheus’ format', async () => {
    const { token } = await new TokensClient(admin).create('prometheus', ['metrics:read'])
    for (const answer of [
      await new ApiClient(app.url).get('/metrics', bearer(token)),
      await admin.get('/metrics'),
      await new ApiClient(own).get('/metrics'),
    ]) {
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.body).toMatch(/^clarity_ready 1$/m)
    }
  })

  it('answers nobody else, except on its own address', async () => {
    const { token } = await new TokensClient(admin).create('modules', ['remotes:read'])
    expect((await new ApiClient(app.url).get('/metrics')).status).toBe(401)
    const refused = await new ApiClient(app.url).get('/metrics', bearer(token))
    expect(refused.status).toBe(403)
    expect(refused.as(ErrorBody).error).toBe(missingScopeSentence('metrics:read'))
  })

  it('names routes by their template, and nothing that was in an address', async () => {
    const secret = randomUUID()
    const anybody = new ApiClient(app.url)
    for (const path of [`/report/${secret}`, `/${secret}/${secret}`, `/api/shortcode/${secret}`, `/invite/a@${secret}`])
      await anybody.get(path)
    const text = await readMetrics(own)
    expect(text).toContain('route="/api/shortcode/:code"')
    expect(text).not.toContain(secret)
  })
})

describe('the address of METRICS_PORT', () => {
  it('answers probes, and nothing else', async () => {
    const client = new ApiClient(own)
    for (const path of ['/healthz', '/readyz']) expect((await client.get(path)).status).toBe(200)
    for (const path of ['/', '/admin', '/api/scenarios', '/metrics/x'])
      expect((await client.get(path)).status).toBe(404)
    expect((await client.post('/metrics', {})).status).toBe(405)
  })

  it('is the only address of a worker, which is ready until the database lacks a table', async () => {
    const worker = await startBeside(app, { ROLE: 'worker', METRICS_PORT: '0' })
    try {
      const client = new ApiClient(addressOf(worker.get(MetricsAddress)))
      expect((await client.get('/healthz')).status).toBe(200)
      expect((await client.get('/readyz')).status).toBe(200)
      expect(await readMetrics(addressOf(worker.get(MetricsAddress)))).toMatch(/^clarity_queue_jobs\{/m)
      await app.dataSource.query('ALTER TABLE report_runs RENAME TO elsewhere')
      const answer = await client.get('/readyz')
      expect(answer.status).toBe(503)
      expect(answer.as(ErrorBody).error).toBe('The database is not migrated yet.')
      expect((await client.get('/healthz')).status).toBe(200)
    } finally {
      await app.dataSource.query('ALTER TABLE IF EXISTS elsewhere RENAME TO report_runs')
      await worker.close()
    }
  })

  it('has no free disk to tell of if the database is on another machine', async () => {
    const other = await startBeside(app, { ROLE: 'worker', METRICS_PORT: '0', DATABASE_URL: app.databaseUrl })
    expect(await readMetrics(addressOf(other.get(MetricsAddress)))).not.toMatch(/^clarity_disk_free_bytes/m)
    await other.close()
  })

  it('is closed without the variable', async () => {
    const other = await startBeside(app, { ROLE: 'worker' })
    expect(other.get(MetricsAddress).port).toBeNull()
    await other.close()
  })
})

async function readMetrics(url: string): Promise<string> {
  return (await fetch(`${url}/metrics`)).text()
}
