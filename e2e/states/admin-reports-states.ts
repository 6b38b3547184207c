import { expect, type Page } from '@playwright/test'
import { reRun } from '../browser/admin-reports.ts'
import type { Product } from '../product/product.ts'
import { adminAttemptsStates } from './admin-attempts-states.ts'
import { adminCombinedStates } from './admin-combined-states.ts'
import { openAsAdmin, statesWithoutRows } from './admin-lists.ts'
import { adminReportViewsStates } from './admin-report-views-states.ts'
import { adminVersionsStates } from './admin-versions-states.ts'
import type { State } from './state.ts'

const path = '/admin/reports'

async function openReports(page: Page, { samples }: Product): Promise<void> {
  await samples.report()
  await openAsAdmin(page, path)
  await expect(page.getByRole('link', { name: 'Open', exact: true }).first()).toBeVisible()
}

export const adminReportsStates: State[] = [
  { name: 'admin-reports', show: openReports },
  ...statesWithoutRows('reports', path, 'No reports found.', 'Failed to fetch reports'),
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
  ...adminCombinedStates,
  ...adminReportViewsStates,
]
