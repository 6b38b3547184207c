import type { ReportRun, ReportRunsTotals } from '@clarity/contracts'
import { expect, type Page } from '@playwright/test'
import { signInAsAdmin } from '../browser/sign-in.ts'
import type { State } from './state.ts'

const list = /\/api\/admin\/report-runs(\?|$)/
const summary: ReportRunsTotals = { reports: 214, fell_back: 9, replies: 1830, cost_usd: 12.3456, unpriced: 3 }

const aRun: ReportRun = {
  id: '5d1e4f608192a3b4c5d6e7f83f2a9c5b',
  created_at: '2026-11-20T12:00:00.000Z',
  kind: 'report',
  subject_id: '3f2a9c5b7d1e4f608192a3b4c5d6e7f8',
  version: 1,
  writer: 'llm',
  model: 'claude-opus-5',
  outcome: 'written',
  fallback_reason: null,
  calls: 1,
  tokens_in: 4321,
  tokens_out: 987,
  duration_ms: 12_345,
  cost_usd: 0.0278,
}

const runs: ReportRun[] = [
  aRun,
  { ...aRun, id: 'b', writer: 'offline', outcome: 'fell-back', fallback_reason: 'timed-out', cost_usd: null },
  { ...aRun, id: 'c', kind: 'combined', tokens_in: 48_210, tokens_out: 3120, cost_usd: 0.1914 },
  { ...aRun, id: 'd', kind: 'reply', tokens_in: 812, tokens_out: 44, duration_ms: 910, cost_usd: 0.0031 },
  { ...aRun, id: 'e', writer: 'offline', model: null, outcome: 'too-short', tokens_in: 0, tokens_out: 0, cost_usd: 0 },
]

async function open(page: Page, rows: ReportRun[]): Promise<void> {
  await page.route(list, (route) => route.fulfill({ json: rows, headers: { 'x-total-count': String(rows.length) } }))
  await page.route(/\/report-runs\/summary$/, (route) => route.fulfill({ json: summary }))
  await signInAsAdmin(page)
  await page.goto('/admin/report-runs')
  await expect(page.getByRole('region', { name: 'Last 30 days' })).toBeVisible()
}

export const adminReportRunStates: State[] = [
  {
    name: 'admin-report-runs',
    async show(page) {
      await open(page, runs)
      await expect(page.getByText('timed-out')).toBeVisible()
    },
  },
  {
    name: 'admin-report-runs-empty',
    isVariant: true,
    async show(page) {
      await open(page, [])
      await expect(page.getByText('No report runs found.')).toBeVisible()
    },
  },
  {
    name: 'admin-report-runs-failed',
    isVariant: true,
    async show(page, _product, watch) {
      watch.expectFailedLoad(500, list)
      await page.route(list, (route) => route.fulfill({ status: 500, json: {} }))
      await signInAsAdmin(page)
      await page.goto('/admin/report-runs')
      await expect(page.getByRole('alert')).toContainText('Failed to fetch report runs')
    },
  },
]
