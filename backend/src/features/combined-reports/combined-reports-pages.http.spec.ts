import { CombinedReportRow, ErrorBody, totalCountHeader } from '@clarity/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { array } from 'valibot'
import { nextPage, readAllPages } from '../../../test/all-pages.js'
import { ApiClient } from '../../../test/api-client.js'
import { insertCombinedReport } from '../../../test/report-rows.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'

const path = '/api/admin/combined-reports'

let app: TestApp
let admin: ApiClient

/** 300 reports, ten per timestamp. The newest is being written, and one of three failed. */
beforeAll(async () => {
  app = await startTestApp()
  admin = await ApiClient.signedIn(app)
  await app.dataSource.query(
    `INSERT INTO combined_reports (id, prompt, state, content, conversation_count, generated_at, created_at)
     SELECT 'r' || i, repeat('Sum up, please. ', 300) || i, CASE WHEN i = 300 THEN 'preparing' WHEN i % 3 = 0 THEN 'failed' ELSE 'written' END,
       '# Content', i % 50 + 1, CASE WHEN i % 3 > 0 THEN now() END, timestamptz '2026-01-01Z' + (i / 10) * interval '1 second'
     FROM generate_series(1, 300) i`,
  )
  await app.dataSource.query(
    `INSERT INTO short_codes (code, target_kind, target_id)
     SELECT 'k' || lpad(i::text, 4, '0'), 'combined_report', 'r' || i FROM generate_series(1, 200) i`,
  )
})
afterAll(() => app.close())

it('lists the newest first, including reports in preparation, and counts them all', async () => {
  const answer = await admin.get(`${path}?limit=1`)
  expect(answer.headers.get(totalCountHeader)).toBe('300')
  expect(answer.as(array(CombinedReportRow))).toMatchObject([
    { combined_report_id: 'r300', status: 'preparing', generated_at: null, short_code: null, conversation_count: 1 },
  ])
})

it.each([
  '',
  'generated_at',
  '-generated_at',
  'conversation_count',
  '-prompt_used',
  'short_code',
  '-status',
  'combined_report_id',
])('shows every row once over all pages in the order "%s"', async (sort) => {
  const pages = await readAllPages(admin, `${path}?limit=130&sort=${sort}`, CombinedReportRow)
  expect(pages.map((page) => page.length)).toEqual([130, 130, 40])
  expect(new Set(pages.flat().map((row) => row.combined_report_id)).size).toBe(300)
})

it('sorts numbers as numbers', async () => {
  const rows = (await admin.get(`${path}?sort=-conversation_count&limit=500`)).as(array(CombinedReportRow))
  const counts = rows.map((row) => row.conversation_count)
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
})

it('finds a report by its short code', async () => {
  const rows = (await admin.get(`${path}?q=k0123`)).as(array(CombinedReportRow))
  expect(rows.map((row) => row.combined_report_id)).toEqual(['r123'])
})

it('neither repeats nor skips a row if a report is requested between two pages', async () => {
  const first = await admin.get(`${path}?limit=250`)
  const newcomer = await insertCombinedReport(app.dataSource, 'preparing')
  const rest = await readAllPages(admin, nextPage(first) ?? '', CombinedReportRow)
  await app.dataSource.query('DELETE FROM combined_reports WHERE id = $1', [newcomer])
  const ids = [...first.as(array(CombinedReportRow)), ...rest.flat()].map((row) => row.combined_report_id)
  expect(ids).toHaveLength(300)
  expect(new Set(ids).size).toBe(300)
})

it.each(['sort=content', 'sort=state', 'cursor=none'])('answers 400 for %s', async (query) => {
  const answer = await admin.get(`${path}?${query}`)
  expect(answer.status).toBe(400)
  expect(answer.as(ErrorBody).error).not.toBe('')
})
