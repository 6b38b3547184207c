import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ApiClient } from '../../test/api-client.js'
import { startTestApp, type TestApp } from '../../test/test-app.js'

let app: TestApp
let admin: ApiClient

beforeAll(async () => {
  app = await startTestApp({ DATABASE_POOL: '2' })
  admin = await ApiClient.signedIn(app)
  const pool = (app.dataSource.driver as unknown as { master: Pool }).master
  pool.options.connectionTimeoutMillis = 50
})
afterAll(() => app.close())

it.each(['/api/admin/reports', '/api/report/unknown'])(
  '%s answers 503 while every connection is in use',
  async (path) => {
    const ask = () => (path.includes('admin') ? admin.get(path) : admin.post(path, { email: 'ada@example.com' }))
    const held = [app.dataSource.createQueryRunner(), app.dataSource.createQueryRunner()]
    await Promise.all(held.map((runner) => runner.connect()))
    try {
      const answers = await Promise.all([ask(), ask(), ask()])
      for (const { status, headers, body } of answers) {
        const text = 'The server is busy. Please try again in a few seconds.'
        expect([status, headers.get('retry-after'), body]).toEqual([503, '5', { error: text, message: text }])
      }
    } finally {
      await Promise.all(held.map((runner) => runner.release()))
    }
    expect((await ask()).status).not.toBe(503)
  },
)
