import { ErrorBody, reportErrorMaxLength, reportRefusalTexts } from '@clarity/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { insertReport } from '../../../test/report-rows.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'

const email = 'reader@example.com'

let app: TestApp
let reader: ApiClient
let addresses = 0

beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '127.0.0.1' })
  reader = new ApiClient(app.url)
})
afterAll(() => app.close())

/** A separate caller address for each test, because the rate limit counts by address. */
const caller = () => ({ 'x-forwarded-for': `203.0.113.${(addresses += 1)}`, 'cf-ipcountry': 'DE' })

const viewsOf = (reportId: string) =>
  app.dataSource.query<Record<string, unknown>[]>(
    `SELECT email, outcome, has_error, error_message, geo_location FROM report_views WHERE report_id = $1
     ORDER BY viewed_at, id`,
    [reportId],
  )

it('completes the row of the attempt that went wrong, and gives no content', async () => {
  const id = await insertReport(app.dataSource, 'written')
  const headers = caller()
  await reader.post(`/api/report/${id}`, { email }, headers)
  const answer = await reader.post(`/api/report/${id}`, { email, hasError: true, errorMessage: 'It broke.' }, headers)
  expect(answer.status).toBe(204)
  expect(answer.body).toBe('')
  expect(await viewsOf(id)).toEqual([
    { email, outcome: 'viewed', has_error: true, error_message: 'It broke.', geo_location: 'Germany' },
  ])
})

it('completes the newest of several rows', async () => {
  const id = await insertReport(app.dataSource, 'written')
  const headers = caller()
  await reader.post(`/api/report/${id}`, { email }, headers)
  await reader.post(`/api/report/${id}`, { email }, headers)
  await reader.post(`/api/report/${id}`, { email, hasError: true, errorMessage: 'It broke.' }, headers)
  expect((await viewsOf(id)).map((view) => view['has_error'])).toEqual([false, true])
})

it('makes a row for an error that no attempt of the last minute belongs to', async () => {
  const id = await insertReport(app.dataSource, 'written')
  const headers = caller()
  await reader.post(`/api/report/${id}`, { email }, headers)
  await app.dataSource.query(`UPDATE report_views SET viewed_at = now() - interval '61 seconds' WHERE report_id = $1`, [
    id,
  ])
  await reader.post(`/api/report/${id}`, { email, hasError: true, errorMessage: 'It broke.' }, headers)
  expect(await viewsOf(id)).toEqual([
    { email, outcome: 'viewed', has_error: false, error_message: null, geo_location: 'Germany' },
    { email, outcome: 'reader_error', has_error: true, error_message: 'It broke.', geo_location: 'Germany' },
  ])
})

it.each([
  ['another address', { email }, true],
  ['another email', { email: 'other@example.com' }, false],
])('does not change the row of %s', async (_, who, isElsewhere) => {
  const id = await insertReport(app.dataSource, 'written')
  const headers = caller()
  await reader.post(`/api/report/${id}`, { email }, headers)
  await reader.post(
    `/api/report/${id}`,
    { ...who, hasError: true, errorMessage: 'x' },
    isElsewhere ? caller() : headers,
  )
  expect((await viewsOf(id)).map((view) => view['has_error'])).toEqual([false, true])
})

it.each(['report', 'combined-report'])(
  'accepts no error for an unknown %s, and reveals nothing about it',
  async (kind) => {
    const id = crypto.randomUUID()
    const known = await insertReport(app.dataSource, 'written')
    const error = { email, hasError: true, errorMessage: 'x' }
    const answer = await reader.post(`/api/${kind}/${id}`, error, caller())
    const other = await reader.post(`/api/report/${known}`, error, caller())
    expect([answer.status, answer.body]).toEqual([204, ''])
    expect([other.status, other.body]).toEqual([204, ''])
    expect(await viewsOf(id)).toEqual([])
    expect(await viewsOf(known)).toHaveLength(1)
  },
)

it('cuts a long error text', async () => {
  const id = await insertReport(app.dataSource, 'written')
  await reader.post(`/api/report/${id}`, { email, hasError: true, errorMessage: 'x'.repeat(5000) }, caller())
  const [view] = await viewsOf(id)
  expect(view?.['error_message']).toBe('x'.repeat(reportErrorMaxLength))
})

it('accepts ten errors a minute from one address', async () => {
  const headers = caller()
  const send = () => reader.post('/api/report/some', { email, hasError: true, errorMessage: 'x' }, headers)
  const answers = await Promise.all(Array.from({ length: 14 }, send))
  expect(answers.filter((answer) => answer.status === 204)).toHaveLength(10)
  const refusal = answers.find((answer) => answer.status === 429)!
  expect(refusal.as(ErrorBody).error).toBe(reportRefusalTexts.tooMany)
  expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0)
})

it('refuses an address that asks too often, and answers the others', async () => {
  const id = await insertReport(app.dataSource, 'written')
  const headers = caller()
  const read = () => reader.post(`/api/report/${id}`, { email }, headers)
  const answers = await Promise.all(Array.from({ length: 125 }, read))
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(120)
  const refusal = answers.find((answer) => answer.status === 429)!
  expect(refusal.as(ErrorBody).error).toBe(reportRefusalTexts.tooMany)
  expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await reader.post(`/api/report/${id}`, { email }, caller())).status).toBe(200)
})
