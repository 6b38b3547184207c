import {
  CombinedReportRow,
  DemoPage,
  DemoRequestDetails,
  demoRequestActionTexts,
  directAccessEmail,
  ErrorBody,
  reportAccessTexts,
  ReportContent,
  ReportLink,
  reportLinkTexts,
  ReportRow,
  SearchResults,
  type ChangeReportLinks,
} from '@clarity/contracts'
import { array } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiClient, type Answer } from '../../../test/api-client.js'
import { insertCombinedReport, insertReport } from '../../../test/report-rows.js'
import { startBeside } from '../../../test/second-app.js'
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

const change = (body: Partial<ChangeReportLinks>) => admin.post('/api/admin/reports/links', body)

async function changed(id: string, action: ChangeReportLinks['action'], at?: string): Promise<ReportLink> {
  const answer = await change({ ids: [id], action, ...(at !== undefined && { at }) })
  expect(answer.status).toBe(200)
  return answer.as(array(ReportLink))[0]!
}

const giveCode = (kind: string, id: string) => {
  const code = id.replace(/\D/g, '').slice(0, 5).padEnd(5, '2')
  return app.dataSource.query('INSERT INTO short_codes (code, target_kind, target_id) VALUES ($1, $2, $3)', [
    code,
    kind,
    id,
  ])
}

/** Everything that a caller sees, without what differs from each answer to the next. */
function seen({ status, body, headers }: Answer) {
  const left = ['date', 'x-request-id', 'traceparent', 'ratelimit']
  return { status, body, headers: [...headers].filter(([name]) => !left.includes(name)) }
}

const inAMinute = () => new Date(Date.now() + 60_000).toISOString()
const aMinuteAgo = () => new Date(Date.now() - 60_000).toISOString()

describe.each([
  { path: '/api/report/', kind: 'report', table: 'reports', insert: insertReport },
  { path: '/api/combined-report/', kind: 'combined_report', table: 'combined_reports', insert: insertCombinedReport },
])('the link of $kind', ({ path, kind, table, insert }) => {
  const read = (id: string) => reader.post(path + id, { email })
  async function written(): Promise<string> {
    const id = await insert(app.dataSource, 'written', 'What was said.')
    await giveCode(kind, id)
    return id
  }
  /** The target of a short code. */
  const follow = async (code: string | null) => (await reader.get(`/${code}`)).headers.get('location')

  it.each(['revoke', 'expire'] as const)('is closed by %s, and answers like one that never was', async (action) => {
    const id = await written()
    expect(await changed(id, action)).toMatchObject({
      report_id: id,
      state: action === 'revoke' ? 'revoked' : 'expired',
      short_code: null,
    })
    const closed = await read(id)
    expect(closed.status).toBe(404)
    expect(seen(closed)).toEqual(seen(await read(crypto.randomUUID())))
  })

  it.each(['preparing', 'failed'] as const)('closes a report that is %s', async (state) => {
    const id = await insert(app.dataSource, state)
    await changed(id, 'revoke')
    expect((await read(id)).status).toBe(404)
  })

  it('opens again, with the same code', async () => {
    const id = await written()
    const { short_code: code } = await changed(id, 'open')
    await changed(id, 'revoke')
    await changed(id, 'expire')
    expect(await changed(id, 'open')).toMatchObject({ state: 'open', short_code: code, expires_at: null })
    expect((await read(id)).as(ReportContent).content).toBe('What was said.')
  })

  it('is open until it expires', async () => {
    const id = await written()
    const at = inAMinute()
    expect(await changed(id, 'expire', at)).toMatchObject({ state: 'open', expires_at: at })
    expect((await read(id)).status).toBe(200)
    expect(await changed(id, 'expire', aMinuteAgo())).toMatchObject({ state: 'expired' })
    expect((await read(id)).status).toBe(404)
  })

  it('is replaced: the new address opens, the old one and its code are closed, the id stays', async () => {
    const id = await written()
    const { short_code: oldCode } = await changed(id, 'open')
    await changed(id, 'revoke')
    const { short_code: newCode, report_id: sameId } = await changed(id, 'replace')
    expect(sameId).toBe(id)
    const address = await follow(newCode)
    expect(address).not.toContain(id)
    expect((await reader.post(`/api${address}`, { email })).as(ReportContent).content).toBe('What was said.')
    expect(`/api${await follow(oldCode)}`).toBe(path + id)
    const old = await read(id)
    expect(seen(old)).toEqual(seen(await read(crypto.randomUUID())))
    const { short_code: thirdCode } = await changed(id, 'replace')
    expect(await follow(newCode)).toBe(address)
    expect((await reader.post(`/api${address}`, { email })).status).toBe(404)
    expect((await reader.post(`/api${await follow(thirdCode)}`, { email })).status).toBe(200)
  })

  it("logs a reader of the replaced link under the report's id", async () => {
    const id = await written()
    const address = await follow((await changed(id, 'replace')).short_code)
    await reader.post(`/api${address}`, { email })
    await reader.post(`/api${address}`, { email, hasError: true, errorMessage: 'It broke.' })
    const views: unknown[] = await app.dataSource.query(
      'SELECT email, verified, error_message FROM report_views WHERE report_id = $1',
      [id],
    )
    expect(views).toEqual([{ email, verified: false, error_message: 'It broke.' }])
  })

  it.each(['revoke', 'expire', 'replace'] as const)('after %s opens to an admin by the report id', async (action) => {
    const id = await written()
    await changed(id, action)
    const direct = { email: directAccessEmail }
    expect((await admin.post(path + id, direct)).as(ReportContent).content).toBe('What was said.')
    expect((await reader.post(path + id, direct)).status).toBe(403)
    expect((await admin.post(path + id, { email })).status).toBe(404)
  })

  it('takes an error of a closed one like that of an unknown one', async () => {
    const id = await written()
    await changed(id, 'revoke')
    const error = { email, hasError: true, errorMessage: 'x' }
    expect((await reader.post(path + id, error)).status).toBe(204)
    const views: unknown[] = await app.dataSource.query('SELECT FROM report_views WHERE report_id = $1', [id])
    expect(views).toEqual([])
  })

  it('closes at once in every process', async () => {
    const other = await startBeside(app, {}, { isListening: true })
    const elsewhere = new ApiClient(await other.getUrl())
    const id = await written()
    const { short_code: code } = await changed(id, 'open')
    expect((await elsewhere.get(`/${code}`)).status).toBe(302)
    expect((await elsewhere.post(path + id, { email })).status).toBe(200)
    await changed(id, 'revoke')
    expect((await elsewhere.post(path + id, { email })).status).toBe(404)
    const address = await follow((await changed(id, 'replace')).short_code)
    expect((await elsewhere.post(`/api${address}`, { email })).status).toBe(200)
    expect((await elsewhere.post(path + id, { email })).status).toBe(404)
    await other.close()
  })

  it('opens to allowed readers only, in any case of letters', async () => {
    const id = await written()
    const readers = { allowed_readers: ['Reader@Example.com', 'reader@example.com'] }
    const answer = await admin.put(`/api/admin/reports/${id}/readers`, readers)
    expect(answer.as(ReportLink).allowed_readers).toEqual([email])
    expect((await reader.post(path + id, { email: 'READER@example.com' })).status).toBe(200)
    const refused = await reader.post(path + id, { email: 'other@example.com' })
    expect(seen(refused)).toEqual(seen(await reader.post(path + crypto.randomUUID(), { email: 'other@example.com' })))
    expect((await admin.post(path + id, { email: directAccessEmail })).status).toBe(200)
    await admin.put(`/api/admin/reports/${id}/readers`, { allowed_readers: [] })
    expect((await reader.post(path + id, { email: 'other@example.com' })).status).toBe(200)
  })

  it('says its state to an admin', async () => {
    const id = await written()
    const link = (await admin.get(`/api/admin/reports/${id}/link`)).as(ReportLink)
    expect(link).toMatchObject({ report_id: id, state: 'open', expires_at: null, allowed_readers: [] })
    await app.dataSource.query(`UPDATE ${table} SET link_revoked_at = now() WHERE id = $1`, [id])
    expect((await admin.get(`/api/admin/reports/${id}/link`)).as(ReportLink).state).toBe('revoked')
  })

  const found = async (q: string | null) => {
    const { ids } = (await admin.get(`/api/admin/search?q=${q}`)).as(SearchResults)
    // A code may be the beginning of the id, too.
    return [...new Set(ids.map((result) => new URL(result.path, app.url).searchParams.get('q')))]
  }

  it('is found by every code that it ever had, and by its new address', async () => {
    const id = await written()
    const codes = [(await changed(id, 'open')).short_code]
    for (let time = 0; time < 3; time += 1) codes.push((await changed(id, 'replace')).short_code)
    const address = await follow(codes.at(-1)!)
    for (const q of [...codes, address!.split('/').at(-1)!]) expect(await found(q)).toEqual([id])
  })

  it('is not found by a code whose report is unknown', async () => {
    const id = await written()
    const { short_code: code } = await changed(id, 'replace')
    await changed(id, 'replace')
    await app.dataSource.query('UPDATE short_codes SET report_id = NULL WHERE code = $1', [code])
    expect(await found(code)).toEqual([])
  })
})

describe('the days of a scenario', () => {
  async function aged(days: number | null): Promise<string> {
    const id = await insertReport(app.dataSource, 'written')
    await giveCode('report', id)
    await app.dataSource.query(`UPDATE reports SET created_at = now() - interval '3 days' WHERE id = $1`, [id])
    await app.dataSource.query(
      `UPDATE scenarios SET report_days = $2 WHERE id = (SELECT d.scenario_id FROM demo_requests d
       JOIN reports r ON r.demo_request_id = d.id WHERE r.id = $1)`,
      [id, days],
    )
    return id
  }
  const read = (id: string) => reader.post(`/api/report/${id}`, { email })

  it.each([
    [null, 200],
    [4, 200],
    [2, 404],
  ])('%j decide about a report of three days: %i', async (days, status) => {
    expect((await read(await aged(days))).status).toBe(status)
  })

  it('begin again when the link is opened or replaced, and yield to a time of its own', async () => {
    const id = await aged(2)
    expect(await changed(id, 'open')).toMatchObject({ state: 'open' })
    expect((await read(id)).status).toBe(200)
    const other = await aged(2)
    expect(await changed(other, 'expire', inAMinute())).toMatchObject({ state: 'open' })
    expect((await read(other)).status).toBe(200)
  })

  it('close a combined report, too', async () => {
    const id = await insertCombinedReport(app.dataSource, 'written')
    const single = await aged(2)
    await app.dataSource.query(
      `INSERT INTO combined_report_conversations (combined_report_id, position, conversation_id)
       SELECT $1, 1, conversation_id FROM reports WHERE id = $2`,
      [id, single],
    )
    expect((await reader.post(`/api/combined-report/${id}`, { email })).status).toBe(200)
    await app.dataSource.query(`UPDATE combined_reports SET created_at = now() - interval '3 days' WHERE id = $1`, [id])
    expect((await reader.post(`/api/combined-report/${id}`, { email })).status).toBe(404)
  })
})

describe('what shows a link', () => {
  async function reported() {
    const id = await insertReport(app.dataSource, 'written')
    await giveCode('report', id)
    const [{ request }] = await app.dataSource
      .query<[{ request: string }]>(
        `UPDATE demo_requests SET state = 'reported' WHERE id = (SELECT demo_request_id FROM reports WHERE id = $1)
       RETURNING id AS request`,
        [id],
      )
      .then(([rows]) => rows as unknown as [{ request: string }])
    return { id, request }
  }
  const demoPage = async (request: string) => (await reader.get(`/api/demo/${request}`)).as(DemoPage)

  it.each(['revoke', 'expire', 'replace'] as const)(
    "the demo's finished page shows none after %s, and waits for none",
    async (action) => {
      const { id, request } = await reported()
      const reportPath = expect.stringMatching(/^\/\w{5}$/) as string
      expect(await demoPage(request)).toMatchObject({ reportPath, isReportClosed: false })
      await changed(id, action)
      expect(await demoPage(request)).toMatchObject({ reportPath: null, isReportClosed: true })
    },
  )

  it("a request's page and the lists show the open code, else the state", async () => {
    const { id, request } = await reported()
    const details = async () => (await admin.get(`/api/admin/demo-requests/${request}`)).as(DemoRequestDetails)
    const { short_code: code } = await changed(id, 'replace')
    expect((await details()).report).toMatchObject({ short_code: code, link: { state: 'open' } })
    await changed(id, 'revoke')
    const closed = await details()
    expect(closed.report).toMatchObject({ short_code: null, link: { state: 'revoked' } })
    expect(closed.resend.reason).toBe(demoRequestActionTexts.linkClosed)
    const [row] = (await admin.get(`/api/admin/reports?q=${id}`)).as(array(ReportRow))
    expect(row?.link_state).toBe('revoked')
    expect((await admin.post(`/api/admin/demo-requests/${request}/resend`)).status).toBe(409)
  })

  it('the list of combined reports has no code of a closed link', async () => {
    const id = await insertCombinedReport(app.dataSource, 'written')
    await giveCode('combined_report', id)
    const row = async () => (await admin.get(`/api/admin/combined-reports?q=${id}`)).as(array(CombinedReportRow))[0]
    expect(await row()).toMatchObject({ link_state: 'open', short_code: expect.any(String) as string })
    await changed(id, 'revoke')
    expect(await row()).toMatchObject({ link_state: 'revoked', short_code: null })
  })
})

describe('POST /api/admin/reports/links', () => {
  it('changes many at once, of both kinds, in the order asked', async () => {
    const ids = [await insertCombinedReport(app.dataSource, 'written'), await insertReport(app.dataSource, 'written')]
    const links = (await change({ ids, action: 'replace' })).as(array(ReportLink))
    expect(links.map(({ report_id }) => report_id)).toEqual(ids)
    expect(new Set(links.map(({ short_code }) => short_code)).size).toBe(2)
  })

  it('changes none if one does not exist', async () => {
    const id = await insertReport(app.dataSource, 'written')
    const answer = await change({ ids: [id, 'unknown'], action: 'revoke' })
    expect(answer.status).toBe(404)
    expect(answer.as(ErrorBody).error).toBe(reportLinkTexts.unknown)
    expect((await reader.post(`/api/report/${id}`, { email })).status).toBe(200)
  })

  it.each([
    [{ ids: [], action: 'revoke' }, 'ids'],
    [{ ids: 'one', action: 'revoke' }, 'ids'],
    [{ ids: Array.from({ length: 501 }, (_, at) => `${at}`), action: 'revoke' }, 'ids'],
    [{ ids: ['one'], action: 'close' }, 'action'],
    [{ ids: ['one'], action: 'expire', at: 'soon' }, 'at'],
    [{ ids: ['one'], action: 'revoke', at: '2030-01-01T00:00:00.000Z' }, 'at'],
  ])('answers 400 for %j', async (body, field) => {
    const answer = await admin.post('/api/admin/reports/links', body)
    expect(answer.status).toBe(400)
    expect(answer.as(ErrorBody).error).toMatch(new RegExp(`^${field}\\b`))
  })

  it.each([
    ['POST', '/api/admin/reports/links', { ids: ['one'], action: 'revoke' }],
    ['GET', '/api/admin/reports/one/link', undefined],
    ['PUT', '/api/admin/reports/one/readers', { allowed_readers: [] }],
  ])('%s %s wants a session, and knows the report', async (method, path, body) => {
    expect((await reader.send(method, path, body)).status).toBe(401)
    expect((await admin.send(method, path, body)).status).toBe(404)
  })

  it('refuses readers that are no emails', async () => {
    const id = await insertReport(app.dataSource, 'written')
    const answer = await admin.put(`/api/admin/reports/${id}/readers`, { allowed_readers: ['no email'] })
    expect(answer.status).toBe(400)
    expect(answer.as(ErrorBody).error).toMatch(/^allowed_readers/)
  })
})

it('keeps the sentence of a report that is not there', async () => {
  const answer = await reader.post('/api/report/never-there', { email })
  expect(answer.as(ErrorBody).error).toBe(reportAccessTexts.notFound)
})
