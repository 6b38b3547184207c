import { ErrorBody, ReportRun, ReportRunsTotals, totalCountHeader } from '@clarity/contracts'
import { array } from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readAllPages } from '../../../test/all-pages.js'
import { ApiClient } from '../../../test/api-client.js'
import { readCsv } from '../../../test/csv-rows.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'

const path = '/api/admin/report-runs'

let app: TestApp
let admin: ApiClient

/** 120 runs, three at the same time each; every fourth fell back, every fifth has no price, every tenth is a reply. */
beforeAll(async () => {
  app = await startTestApp()
  admin = await ApiClient.signedIn(app)
  await app.dataSource.query(
    `INSERT INTO report_runs (id, kind, writer, provider, model, outcome, fallback_reason, transcript_hash, calls,
       tokens_in, tokens_out, duration_ms, cost_usd, created_at)
     SELECT 'run' || i, CASE WHEN i % 10 = 0 THEN 'reply' ELSE 'report' END,
       CASE WHEN i % 4 = 0 THEN 'offline' ELSE 'llm' END, 'anthropic', 'model-' || i % 3,
       CASE WHEN i % 4 = 0 THEN 'fell-back' ELSE 'written' END, CASE WHEN i % 4 = 0 THEN 'failed 500' END, 'hash', 1,
       i, 2 * i, 1000 + i, CASE WHEN i % 5 > 0 THEN i * 0.001 END,
       now() - interval '1 hour' - (i / 3) * interval '1 second' - CASE WHEN i > 60 THEN interval '40 days' ELSE '0' END
     FROM generate_series(1, 120) i`,
  )
})
afterAll(() => app.close())

it('lists the duration and cost of each run, newest first', async () => {
  const answer = await admin.get(`${path}?limit=2`)
  expect(answer.headers.get(totalCountHeader)).toBe('120')
  expect(answer.headers.get('link')).toMatch(/rel="next"$/)
  expect(answer.as(array(ReportRun))[0]).toMatchObject({
    id: 'run2',
    kind: 'report',
    subject_id: null,
    writer: 'llm',
    model: 'model-2',
    outcome: 'written',
    fallback_reason: null,
    tokens_in: 2,
    tokens_out: 4,
    duration_ms: 1002,
    cost_usd: 0.002,
  })
})

it.each([
  '',
  'created_at',
  '-cost_usd',
  'tokens_in',
  '-tokens_out',
  'duration_ms',
  'model',
  '-outcome',
  'fallback_reason',
  'writer',
  'kind',
  'subject_id',
])('shows every run once over all pages in the order "%s"', async (sort) => {
  const pages = await readAllPages(admin, `${path}?limit=50&sort=${sort}`, ReportRun)
  expect(pages.map((page) => page.length)).toEqual([50, 50, 20])
  expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(120)
})

it('shows the dearest first, and those without a price last', async () => {
  const rows = (await admin.get(`${path}?sort=-cost_usd&limit=200`)).as(array(ReportRun))
  expect(rows[0]!.cost_usd).toBe(0.119)
  expect(rows.slice(-24).every((row) => row.cost_usd === null)).toBe(true)
})

it.each([
  ['model-2', 40],
  ['FELL-BACK', 30],
  ['failed 500', 30],
  ['run119', 1],
])('finds runs by %s', async (q, count) => {
  const rows = (await admin.get(`${path}?limit=200&q=${encodeURIComponent(q)}`)).as(array(ReportRun))
  expect(rows).toHaveLength(count)
})

it('exports the results of the search, in their order', async () => {
  const answer = await admin.get(`${path}/export?q=model-2&sort=-tokens_in`)
  expect(answer.headers.get('content-disposition')).toMatch(/report-runs-\d{4}-\d\d-\d\d\.csv/)
  const [head, first, ...rest] = readCsv(`\uFEFF${answer.body as string}`)
  expect(head).toEqual([
    'Run ID',
    'When',
    'Kind',
    'Subject ID',
    'Version',
    'Writer',
    'Model',
    'Outcome',
    'Fallback Reason',
    'Calls',
    'Tokens In',
    'Tokens Out',
    'Time (ms)',
    'Cost (USD)',
  ])
  expect(first!.slice(5)).toEqual(['llm', 'model-2', 'written', '', '1', '119', '238', '1119', '0.119'])
  expect(rest).toHaveLength(39)
})

it('sums up the last 30 days', async () => {
  expect((await admin.get(`${path}/summary`)).as(ReportRunsTotals)).toEqual({
    reports: 54,
    fell_back: 12,
    replies: 6,
    cost_usd: expect.closeTo(1.44, 5) as number,
    unpriced: 12,
  })
})

it.each(['sort=nothing', 'limit=0', 'cursor=x', 'limit=many'])('refuses %s', async (query) => {
  const answer = await admin.get(`${path}?${query}`)
  expect(answer.status).toBe(400)
  answer.as(ErrorBody)
})
