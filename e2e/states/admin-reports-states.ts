import type { CombinedReportRow, ReportView } from '@clarity/contracts'
import { expect, type Page } from '@playwright/test'
import { reRun } from '../browser/admin-reports.ts'
import { signInAsAdmin } from '../browser/sign-in.ts'
import type { Product } from '../product/product.ts'
import { adminAttemptsStates } from './admin-attempts-states.ts'
import { adminVersionsStates } from './admin-versions-states.ts'
import type { State } from './state.ts'

const paths = {
  reports: '/admin/reports',
  combined: '/admin/combined-reports',
  views: '/admin/report-views',
} as const

async function open(page: Page, path: string): Promise<void> {
  await signInAsAdmin(page)
  await page.goto(path)
}

/** Responds to a list's request instead of the server. */
function answerList<Row>(page: Page, name: string, rows: Row[]): Promise<unknown> {
  return page.route(new RegExp(`/api/admin/${name}(\\?|$)`), (route) =>
    route.fulfill({ json: rows, headers: { 'x-total-count': String(rows.length) } }),
  )
}

const holdList = (page: Page, name: string) =>
  page.route(new RegExp(`/api/admin/${name}(\\?|$)`), () => new Promise<void>(() => {}))

const failList = (page: Page, name: string) =>
  page.route(new RegExp(`/api/admin/${name}(\\?|$)`), (route) => route.fulfill({ status: 500, json: {} }))

async function openReports(page: Page, { samples }: Product): Promise<void> {
  await samples.report()
  await open(page, paths.reports)
  await expect(page.getByRole('link', { name: 'Open', exact: true }).first()).toBeVisible()
}

async function openCombined(page: Page, { samples }: Product): Promise<void> {
  await samples.combinedReport()
  await open(page, paths.combined)
  await expect(page.getByRole('link', { name: 'View', exact: true }).first()).toBeVisible()
}

const aCombinedReport: CombinedReportRow = {
  combined_report_id: '3f2a9c5b7d1e4f608192a3b4c5d6e7f8',
  generated_at: '2026-11-20T12:00:00.000Z',
  conversation_count: 12,
  prompt_used: 'What did the best conversations have in common?',
  short_code: 'Ab3dE',
  status: 'ready',
}

const aView: ReportView = {
  report_view_id: '5d1e4f608192a3b4c5d6e7f83f2a9c5b',
  report_id: '3f2a9c5b7d1e4f608192a3b4c5d6e7f8',
  viewed_at: '2026-11-20T12:00:00.000Z',
  geo_location: 'Berlin, Germany',
  email: 'maya.okafor@example.com',
  hasError: false,
  errorMessage: null,
}

export const adminReportsStates: State[] = [
  { name: 'admin-reports', show: openReports },
  ...statesWithoutRows('reports', paths.reports, 'No reports found.', 'Failed to fetch reports'),
  {
    name: 'admin-reports-raw',
    isVariant: true,
    async show(page, product) {
      await openReports(page, product)
      await page.getByRole('button', { name: 'Raw' }).first().click()
      await expect(page.getByRole('region', { name: 'Report Content' })).toContainText('"keyPoints"')
    },
  },
  {
    name: 'admin-reports-re-running',
    isVariant: true,
    async show(page, product) {
      await page.route('**/api/admin/reports/re-run', () => new Promise<void>(() => {}))
      await openReports(page, product)
      await reRun(page, page)
      await expect(page.getByRole('button', { name: 'Re-running...' })).toBeDisabled()
    },
  },
  {
    name: 'admin-reports-re-run-question',
    async show(page, product) {
      await openReports(page, product)
      await page.getByRole('button', { name: 'Re-run' }).first().click()
      await expect(page.getByRole('dialog', { name: 'Re-run this report?' })).toBeVisible()
    },
  },
  ...adminVersionsStates,
  ...adminAttemptsStates,
  {
    name: 'admin-combined-sources',
    async show(page, product) {
      await openCombined(page, product)
      await page.getByRole('link', { name: 'Sources' }).first().click()
      await expect(page.getByRole('region', { name: 'Recommendations' })).toBeVisible()
    },
  },
  {
    name: 'admin-combined-reports',
    async show(page, product) {
      await openCombined(page, product)
      await page.getByRole('checkbox').nth(0).check()
      await page.getByRole('checkbox').nth(2).check()
      await expect(page.getByText(/^2 of \d+ selected$/)).toBeVisible()
    },
  },
  {
    name: 'admin-combined-reports-preview',
    isVariant: true,
    async show(page, product) {
      await openCombined(page, product)
      await page.getByRole('button', { name: 'Preview' }).nth(2).click()
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toContainText('Clarity')
    },
  },
  {
    name: 'admin-combined-reports-nothing-selected',
    isVariant: true,
    async show(page, product) {
      await openCombined(page, product)
      await page.getByRole('button', { name: 'Generate Combined Report' }).click()
      await expect(page.getByRole('alert')).toHaveText('Please select at least one conversation')
    },
  },
  {
    name: 'admin-combined-reports-preparing',
    isVariant: true,
    async show(page, { samples }) {
      await samples.combinedReport()
      const underway = { combined_report_id: '192a3b4c5d6e7f83f2a9c5b5d1e4f608', generated_at: null } as const
      await answerList<CombinedReportRow>(page, 'combined-reports', [
        { ...aCombinedReport, ...underway, status: 'preparing', short_code: 'Qr7sT' },
        {
          ...aCombinedReport,
          combined_report_id: '6e7f83f2a9c5b5d1e4f608192a3b4c5d',
          generated_at: null,
          status: 'failed',
        },
        aCombinedReport,
      ])
      await page.route('**/combined-reports/generate', (route) =>
        route.fulfill({ status: 202, json: { shortCode: 'Qr7sT' } }),
      )
      await open(page, paths.combined)
      await page.getByRole('checkbox').first().check()
      await page.getByRole('button', { name: 'Generate Combined Report' }).click()
      await expect(page.getByText('Your combined report is being prepared.')).toBeVisible()
    },
  },
  {
    name: 'admin-combined-reports-generated',
    isVariant: true,
    async show(page, product) {
      await openCombined(page, product)
      await page.getByRole('checkbox').first().check()
      await page.getByRole('button', { name: 'Generate Combined Report' }).click()
      await expect(page.getByText('Combined report generated successfully!')).toBeVisible()
    },
  },
  {
    name: 'admin-combined-reports-empty',
    isVariant: true,
    async show(page) {
      await answerList(page, 'conversations', [])
      await answerList(page, 'combined-reports', [])
      await open(page, paths.combined)
      await expect(page.getByText('No conversations found')).toBeVisible()
    },
  },
  {
    name: 'admin-combined-reports-failed',
    isVariant: true,
    async show(page, _product, watch) {
      watch.expectFailedLoad(500, /\/api\/admin\/(conversations|combined-reports)/)
      watch.expectLine(/^Failed to fetch combined reports/)
      await failList(page, 'conversations')
      await failList(page, 'combined-reports')
      await open(page, paths.combined)
      await expect(page.getByRole('alert')).toContainText('Failed to fetch conversations')
    },
  },
  {
    name: 'admin-report-views',
    isVariant: true,
    async show(page) {
      const error = { hasError: true, errorMessage: 'Invalid report data format received from server' }
      await answerList<ReportView>(page, 'report-views', [
        aView,
        { ...aView, report_view_id: '608192a3b4c5d6e7f83f2a9c5b5d1e4f', geo_location: null, ...error },
        { ...aView, report_view_id: 'a3b4c5d6e7f83f2a9c5b5d1e4f608192', geo_location: null, hasError: null },
      ])
      await open(page, paths.views)
      await expect(page.getByText('Berlin, Germany')).toBeVisible()
    },
  },
  {
    name: 'admin-report-views-by-report',
    isVariant: true,
    async show(page, product) {
      const path = await product.samples.report()
      await page.request.post(`/api${path}`, { data: { email: 'maya.lind@example.com' } })
      await open(page, `${paths.views}?by=report`)
      await expect(page.getByRole('button', { name: 'Readers' }).first()).toBeVisible()
    },
  },
  {
    name: 'admin-report-views-by-reader',
    isVariant: true,
    async show(page, product) {
      const path = await product.samples.report()
      await page.request.post(`/api${path}`, { data: { email: 'maya.lind@example.com' } })
      await open(page, `${paths.views}?by=reader`)
      await expect(page.getByRole('link', { name: 'Show in log' }).first()).toBeVisible()
    },
  },
  ...statesWithoutRows('report-views', paths.views, 'No report views found.', 'Failed to fetch report views'),
]

/** A list that is still loading, that has no rows, and that could not be fetched. */
function statesWithoutRows(list: string, path: string, none: string, failed: string): State[] {
  return [
    {
      name: `admin-${list}-loading`,
      isVariant: true,
      async show(page) {
        await holdList(page, list)
        await open(page, path)
        await expect(page.getByText('Loading...')).toBeVisible()
      },
    },
    {
      name: `admin-${list}-empty`,
      isVariant: true,
      async show(page) {
        await answerList(page, list, [])
        await open(page, path)
        await expect(page.getByText(none)).toBeVisible()
      },
    },
    {
      name: `admin-${list}-failed`,
      isVariant: true,
      async show(page, _product, watch) {
        watch.expectFailedLoad(500, new RegExp(`/api/admin/${list}`))
        await failList(page, list)
        await open(page, path)
        await expect(page.getByRole('alert')).toContainText(failed)
      },
    },
  ]
}
