import { ErrorBody, ReportView, totalCountHeader } from '@clarity/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { array } from 'valibot'
import { nextPage, readAllPages } from '../../../test/all-pages.js'
import { ApiClient } from '../../../test/api-client.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'

const path = '/api/admin/report-views'

let app: TestApp
let admin: ApiClient

/** 300 rows, ten with the same time each; a third each is a view, an error, and unknown. */
beforeAll(async () => {
  app = await startTestApp()
  admin = await ApiClient.signedIn(app)
  await app.dataSource.query(
    `INSERT INTO report_views (id, report_id, email, address, geo_location, has_error, error_message, outcome, viewed_at)
     SELECT 'v' || i, 'r' || i % 7, 'reader' || i || '@example.com', '127.0.0.1',
       CASE WHEN i % 2 = 0 THEN 'Berlin, Germany' END, (ARRAY[true, false, NULL])[i % 3 + 1],
       CASE WHEN i % 3 = 0 THEN 'It broke.' END, 'viewed', timestamptz '2026-01-01Z' + (i / 10) * interval '1 second'
     FROM generate_series(1, 300) i`,
  )
})
afterAll(() => app.close())

it('lists views, errors and views without details, newest first', async () => {
  const answer = await admin.get(`${path}?limit=3`)
  expect(answer.headers.get(totalCountHeader)).toBe('300')
  expect(answer.as(array(ReportView))[0]).toEqual({
    report_view_id: 'v300',
    report_id: 'r6',
    viewed_at: '2026-01-01T00:00:30.000Z',
    geo_location: 'Berlin, Germany',
    email: 'reader300@example.com',
    hasError: true,
    errorMessage: 'It broke.',
    verified: null,
  })
})

it.each([
  '',
  'hasError',
  '-hasError',
  'geo_location',
  '-errorMessage',
  'verified',
  'email',
  '-viewed_at',
  'report_id',
  'report_view_id',
])('shows every row once over all pages in the order "%s"', async (sort) => {
  const pages = await readAllPages(admin, `${path}?limit=90&sort=${sort}`, ReportView)
  expect(pages.map((page) => page.length)).toEqual([90, 90, 90, 30])
  expect(new Set(pages.flat().map((row) => row.report_view_id)).size).toBe(300)
})

it('shows errors first when they are sorted so', async () => {
  const rows = (await admin.get(`${path}?sort=-hasError&limit=201`)).as(array(ReportView))
  expect(rows.slice(0, 100).every((row) => row.hasError === true)).toBe(true)
  expect(rows.slice(100, 200).every((row) => row.hasError === false)).toBe(true)
  expect(rows[200]?.hasError).toBeNull()
})

it.each([['READER299@'], ['berlin'], ['it broke'], ['r3']])('finds rows by %s', async (q) => {
  const rows = (await admin.get(`${path}?limit=500&q=${encodeURIComponent(q)}`)).as(array(ReportView))
  const texts = rows.map((row) =>
    [row.report_view_id, row.report_id, row.geo_location, row.email, row.errorMessage].join('\n'),
  )
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.every((text) => text.toLowerCase().includes(q.toLowerCase()))).toBe(true)
})

it('neither repeats nor skips a row if a report is viewed between two pages', async () => {
  const first = await admin.get(`${path}?limit=200`)
  await app.dataSource.query(
    `INSERT INTO report_views (id, report_id, address, outcome) VALUES ('newcomer', 'r1', '127.0.0.1', 'viewed')`,
  )
  const rest = await readAllPages(admin, nextPage(first) ?? '', ReportView)
  await app.dataSource.query(`DELETE FROM report_views WHERE id = 'newcomer'`)
  const ids = [...first.as(array(ReportView)), ...rest.flat()].map((row) => row.report_view_id)
  expect(ids).toHaveLength(300)
  expect(new Set(ids).size).toBe(300)
})

it.each([
  ['sort=address', 'sort'],
  ['sort=outcome', 'sort'],
  ['limit=-1', 'limit'],
  ['cursor=%7B%7D', 'cursor'],
])('answers 400 with a sentence that names the parameter for %s', async (query, parameter) => {
  const answer = await admin.get(`${path}?${query}`)
  expect(answer.status).toBe(400)
  expect(answer.as(ErrorBody).error).toMatch(new RegExp(`^${parameter}\\b`))
})

it('refuses the list without a session', async () => {
  const answer = await new ApiClient(app.url).get(path)
  expect(answer.status).toBe(401)
  expect(answer.as(ErrorBody).error).not.toBe('')
})
