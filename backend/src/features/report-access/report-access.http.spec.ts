import {
  directAccessEmail,
  ErrorBody,
  reportAccessTexts,
  ReportContent,
  ReportPreparing,
  reportRefusalTexts,
} from '@clarity/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { insertCombinedReport, insertReport } from '../../../test/report-rows.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'

const email = 'reader@example.com'

let app: TestApp
let reader: ApiClient
let admin: ApiClient

beforeAll(async () => {
  app = await startTestApp()
  reader = new ApiClient(app.url)
  admin = await ApiClient.signedIn(app)
})
afterAll(() => app.close())

const viewsOf = (reportId: string) =>
  app.dataSource.query<Record<string, unknown>[]>(
    `SELECT email, address, geo_location, outcome, has_error, error_message FROM report_views WHERE report_id = $1
     ORDER BY viewed_at`,
    [reportId],
  )

const row = {
  email,
  address: '127.0.0.1',
  geo_location: null,
  outcome: 'viewed',
  has_error: false,
  error_message: null,
}

describe.each([
  { path: '/api/report/', insert: insertReport, notFound: reportAccessTexts.notFound },
  { path: '/api/combined-report/', insert: insertCombinedReport, notFound: reportAccessTexts.combinedNotFound },
])('POST $path{reportId}', ({ path, insert, notFound }) => {
  it('gives the content for an email and logs the view', async () => {
    const id = await insert(app.dataSource, 'written', 'What was said.')
    const answer = await reader.post(path + id, { email: ` ${email} ` })
    expect(answer.status).toBe(200)
    expect(answer.as(ReportContent).content).toBe('What was said.')
    expect(await viewsOf(id)).toEqual([row])
  })

  it('logs every view', async () => {
    const id = await insert(app.dataSource, 'written')
    await reader.post(path + id, { email })
    await reader.post(path + id, { email, hasError: false })
    expect(await viewsOf(id)).toEqual([row, row])
  })

  it('allows no caching or indexing of the answer, and sends no referrer with the link', async () => {
    const written = await insert(app.dataSource, 'written')
    for (const answer of [
      await reader.post(path + written, { email }),
      await reader.post(`${path}unknown`, { email }),
    ]) {
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('x-robots-tag')).toBe('noindex')
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    }
  })

  it('answers 404 for a report that is not known, and logs it', async () => {
    const id = crypto.randomUUID()
    const answer = await reader.post(path + id, { email })
    expect(answer.status).toBe(404)
    expect(answer.as(ErrorBody)).toEqual({ error: notFound, message: notFound })
    expect(await viewsOf(id)).toEqual([{ ...row, outcome: 'not_found', has_error: true, error_message: notFound }])
  })

  it('answers 202 while the report is written, and logs none of those polls', async () => {
    const id = await insert(app.dataSource, 'preparing')
    const answer = await reader.post(path + id, { email })
    expect(answer.status).toBe(202)
    expect(answer.as(ReportPreparing)).toEqual({ status: 'preparing' })
    expect(answer.headers.get('retry-after')).toBe('2')
    expect(await viewsOf(id)).toEqual([])
  })

  it('answers 503 for a report that could not be written, and logs it', async () => {
    const id = await insert(app.dataSource, 'failed')
    const answer = await reader.post(path + id, { email })
    expect(answer.status).toBe(503)
    expect(answer.as(ErrorBody).error).toBe(reportRefusalTexts.notWritten)
    expect(await viewsOf(id)).toEqual([
      { ...row, outcome: 'failed', has_error: true, error_message: reportRefusalTexts.notWritten },
    ])
  })

  it.each([directAccessEmail, directAccessEmail.toUpperCase()])(
    'refuses %s without a session, and logs it',
    async (direct) => {
      const id = await insert(app.dataSource, 'written')
      const answer = await reader.post(path + id, { email: direct })
      expect(answer.status).toBe(403)
      expect(answer.as(ErrorBody).error).toBe(reportRefusalTexts.directAccess)
      expect(await viewsOf(id)).toEqual([
        {
          ...row,
          email: direct,
          outcome: 'refused',
          has_error: null,
          error_message: reportRefusalTexts.directAccess,
        },
      ])
    },
  )

  it('accepts the direct-access email with a session, and logs it', async () => {
    const id = await insert(app.dataSource, 'written')
    const answer = await admin.post(path + id, { email: directAccessEmail })
    expect(answer.status).toBe(200)
    expect(answer.as(ReportContent).content).not.toBe('')
    expect(await viewsOf(id)).toEqual([{ ...row, email: directAccessEmail }])
  })

  it.each([
    [undefined, 'The body'],
    ['[]', 'email'],
    ['{', 'The request'],
    [{}, 'email'],
    [{ email: '' }, 'email'],
    [{ email: 7 }, 'email'],
    [{ email: 'no email' }, 'email'],
    [{ email: 'a@b' }, 'email'],
    [{ email: `${'x'.repeat(250)}@example.com` }, 'email'],
    [{ email: 'a\u0000@example.com' }, 'email'],
    [{ email, hasError: 'yes' }, 'hasError'],
    [{ email, hasError: true }, 'errorMessage'],
    [{ email, hasError: true, errorMessage: 7 }, 'errorMessage'],
    [{ email: 'no email', hasError: true, errorMessage: 'x' }, 'email'],
  ])('answers 400 for the body %j with a sentence that names what is wrong', async (body, field) => {
    const id = await insert(app.dataSource, 'written')
    const answer = await reader.post(path + id, body)
    expect(answer.status).toBe(400)
    expect(answer.as(ErrorBody).error).toMatch(new RegExp(`^${field}\\b`))
    expect(await viewsOf(id)).toEqual([])
  })

  it('returns no content for a GET or a HEAD, and counts neither', async () => {
    const id = await insert(app.dataSource, 'written')
    expect((await reader.get(path + id)).status).toBe(404)
    expect((await fetch(app.url + path + id, { method: 'HEAD' })).status).toBe(404)
    expect(await viewsOf(id)).toEqual([])
  })
})

it('gives a report under its own kind of address only', async () => {
  const report = await insertReport(app.dataSource, 'written')
  const combined = await insertCombinedReport(app.dataSource, 'written')
  expect((await reader.post(`/api/combined-report/${report}`, { email })).status).toBe(404)
  expect((await reader.post(`/api/report/${combined}`, { email })).status).toBe(404)
})

describe('a report that is read again', () => {
  const br = { 'accept-encoding': 'br' }
  const text = 'What was said. '.repeat(200)

  it('is packed with brotli, with its content, for every reader', async () => {
    const id = await insertReport(app.dataSource, 'written', text)
    for (const each of [1, 2]) {
      const answer = await reader.post(`/api/report/${id}`, { email: `${each}@example.com` }, br)
      expect(answer.headers.get('content-encoding')).toBe('br')
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
      expect(answer.as(ReportContent)).toEqual({ content: text })
    }
    expect(await viewsOf(id)).toHaveLength(2)
  })

  it('has its new content at once', async () => {
    const id = await insertReport(app.dataSource, 'written', text)
    await reader.post(`/api/report/${id}`, { email }, br)
    await app.dataSource.query(`UPDATE reports SET content = 'new ' || content WHERE id = $1`, [id])
    expect((await reader.post(`/api/report/${id}`, { email }, br)).as(ReportContent).content).toBe(`new ${text}`)
    await app.dataSource.query('UPDATE reports SET content = NULL WHERE id = $1', [id])
    expect((await reader.post(`/api/report/${id}`, { email }, br)).status).not.toBe(200)
  })
})
