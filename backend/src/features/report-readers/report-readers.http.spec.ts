import {
  directAccessEmail,
  ErrorBody,
  Reader,
  ReaderOfReport,
  ReportReading,
  reportReadingTexts,
  totalCountHeader,
} from '@clarity/contracts'
import { array } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { readCsv } from '../../../test/csv-rows.js'
import { expectRefusal } from '../../../test/remotes-client.js'
import { insertReport } from '../../../test/report-rows.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'

const path = '/api/admin/report-views'

let app: TestApp
let admin: ApiClient
let report: string
let inserted = 0

beforeAll(async () => {
  app = await startTestApp()
  admin = await ApiClient.signedIn(app)
  report = await insertReport(app.dataSource, 'written')
  await view(report, 'maya@example.com', '01-01', 'Berlin, Germany')
  await view(report, 'Maya@Example.com', '01-03', 'Berlin, Germany')
  await view(report, 'otto@example.com', '01-02', 'Paris, France')
  await view(report, directAccessEmail, '01-04', 'Oslo, Norway')
  await view(report, 'refused@example.com', '01-05', null, 'refused')
  await view('other', 'otto@example.com', '01-06', null)
  await view('own', directAccessEmail, '01-07', null)
  await app.dataSource.query(`INSERT INTO short_codes (code, target_kind, target_id) VALUES ('abcde', 'report', $1)`, [
    report,
  ])
  await app.dataSource.query(
    `INSERT INTO short_code_hits (code, kind, at, hits) VALUES ('abcde', 'preview', now(), 4), ('abcde', 'scanner', now(), 2)`,
  )
})
afterAll(() => app.close())

async function view(reportId: string, email: string, day: string, place: string | null, outcome = 'viewed') {
  await app.dataSource.query(
    `INSERT INTO report_views (id, report_id, email, address, geo_location, has_error, outcome, viewed_at)
     VALUES ($1, $2, $3, '127.0.0.1', $4, false, $5, $6)`,
    [`v${++inserted}`, reportId, email, place, outcome, `2026-${day}T00:00:00Z`],
  )
}

const day = (text: string) => `2026-${text}T00:00:00.000Z`

describe('GET /api/admin/report-views/by-report', () => {
  it('counts people and views of each report, and keeps admins, previews and scanners apart', async () => {
    const answer = await admin.get(`${path}/by-report`)
    expect(answer.headers.get(totalCountHeader)).toBe('3')
    const rows = answer.as(array(ReportReading))
    expect(rows.map(({ report_id }) => report_id)).toEqual(['own', 'other', report])
    expect(rows[2]).toEqual({
      report_id: report,
      kind: 'report',
      recipient_name: 'Ada Lovelace',
      people: 2,
      views: 3,
      first_at: day('01-01'),
      last_at: day('01-03'),
      places: ['Berlin, Germany', 'Paris, France'],
      admin_views: 1,
      previews: 4,
      scanners: 2,
    })
    expect(rows[0]).toMatchObject({ people: 0, views: 0, first_at: null, last_at: null, admin_views: 1 })
  })

  it('is searched by id and by the recipient, sorted and paged', async () => {
    const ids = async (query: string) =>
      (await admin.get(`${path}/by-report${query}`)).as(array(ReportReading)).map(({ report_id }) => report_id)
    expect(await ids('?q=lovelace')).toEqual([report])
    expect(await ids('?q=other')).toEqual(['other'])
    expect(await ids('?sort=-people')).toEqual([report, 'other', 'own'])
    expect((await admin.get(`${path}/by-report?limit=1`)).headers.get('link')).toMatch(/cursor=/)
    expect((await admin.get(`${path}/by-report?sort=none`)).as(ErrorBody).error).toMatch(/^sort must be one of /)
  })

  it('is exported as it is listed', async () => {
    const [head, ...rows] = readCsv(`\uFEFF${(await admin.get(`${path}/by-report/export?q=lovelace`)).body as string}`)
    expect(head).toEqual([
      'Report ID',
      'Recipient',
      'People',
      'Views',
      'First Viewed',
      'Last Viewed',
      'From',
      'By Admins',
      'Link Previews',
      'Scanners',
    ])
    expect(rows).toEqual([
      [report, 'Ada Lovelace', '2', '3', day('01-01'), day('01-03'), 'Berlin, Germany / Paris, France', '1', '4', '2'],
    ])
  })
})

describe('GET /api/admin/report-views/by-report/{id}/readers', () => {
  it('lists who read a report, the latest first', async () => {
    const rows = (await admin.get(`${path}/by-report/${report}/readers`)).as(array(ReaderOfReport))
    expect(rows.map(({ email, views, geo_location }) => [email, views, geo_location])).toEqual([
      ['maya@example.com', 2, 'Berlin, Germany'],
      ['otto@example.com', 1, 'Paris, France'],
    ])
  })

  it('is 404 if no one has read it', async () => {
    expectRefusal(await admin.get(`${path}/by-report/own/readers`), 404, reportReadingTexts.notFound)
  })
})

describe('GET /api/admin/report-views/readers', () => {
  it('counts what each reader opened, without admins', async () => {
    const rows = (await admin.get(`${path}/readers?sort=email`)).as(array(Reader))
    expect(rows.map(({ reader_id, ...row }) => ({ ...row, hasId: reader_id !== '' }))).toEqual([
      {
        email: 'maya@example.com',
        reports: 1,
        views: 2,
        first_at: day('01-01'),
        last_at: day('01-03'),
        places: ['Berlin, Germany'],
        hasId: true,
      },
      {
        email: 'otto@example.com',
        reports: 2,
        views: 2,
        first_at: day('01-02'),
        last_at: day('01-06'),
        places: ['Paris, France'],
        hasId: true,
      },
    ])
    expect((await admin.get(`${path}/readers?q=maya`)).as(array(Reader))).toHaveLength(1)
  })

  it('is exported as it is listed', async () => {
    const [head, ...rows] = readCsv(`\uFEFF${(await admin.get(`${path}/readers/export?q=otto`)).body as string}`)
    expect(head).toEqual(['Email', 'Reports', 'Views', 'First Viewed', 'Last Viewed', 'From'])
    expect(rows).toEqual([['otto@example.com', '2', '2', day('01-02'), day('01-06'), 'Paris, France']])
  })
})

it('requires a session everywhere', async () => {
  const stranger = new ApiClient(app.url)
  for (const call of ['by-report', 'by-report/export', 'by-report/x/readers', 'readers', 'readers/export'])
    expect((await stranger.get(`${path}/${call}`)).status).toBe(401)
})

it('counts views that come at once, each of them', async () => {
  await Promise.all(
    Array.from({ length: 40 }, (_, index) => view('busy', `reader${index % 10}@example.com`, '02-01', null)),
  )
  const [row] = (await admin.get(`${path}/by-report?q=busy`)).as(array(ReportReading))
  expect(row).toMatchObject({ people: 10, views: 40 })
})
