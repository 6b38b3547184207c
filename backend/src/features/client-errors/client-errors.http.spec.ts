import { ErrorBody } from '@clarity/contracts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { recordLog } from '../../../test/recorded-log.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'

const notMounted = { page: 'report', kind: 'not-mounted' }

let app: TestApp
let anybody: ApiClient

beforeEach(async () => {
  app = await startTestApp()
  anybody = new ApiClient(app.url)
})
afterEach(() => app.close())

describe('POST /api/client-errors', () => {
  it('writes one line to the log and answers with nothing', async () => {
    const log = recordLog(app)
    const answer = await anybody.post('/api/client-errors', notMounted)
    expect(answer.status).toBe(204)
    expect(answer.body).toBeFalsy()
    expect(log).toContain('A page failed in a browser: page report, kind not-mounted.')
  })

  it.each([
    ['another page', { ...notMounted, page: '/report/a-secret' }],
    ['another kind', { ...notMounted, kind: 'a text of somebody' }],
    ['anything else', { ...notMounted, stack: 'x'.repeat(500) }],
    ['nothing', {}],
  ])('refuses %s, and logs none of it', async (_, body) => {
    const log = recordLog(app)
    const answer = await anybody.post('/api/client-errors', body)
    expect(answer.status).toBe(400)
    answer.as(ErrorBody)
    expect(log.filter((line) => line.startsWith('A page failed'))).toEqual([])
  })

  it('accepts ten a minute from one address', async () => {
    const tries = await Promise.all(Array.from({ length: 12 }, () => anybody.post('/api/client-errors', notMounted)))
    expect(tries.map(({ status }) => status).toSorted()).toEqual([...Array<number>(10).fill(204), 429, 429])
    const refused = tries.find(({ status }) => status === 429)!
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    refused.as(ErrorBody)
  })
})
