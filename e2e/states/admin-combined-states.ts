import type { CombinedReportRow } from '@clarity/contracts'
import { expect, type Page } from '@playwright/test'
import type { Product } from '../product/product.ts'
import { answerList, failList, openAsAdmin } from './admin-lists.ts'
import type { State } from './state.ts'

const path = '/admin/combined-reports'

async function openCombined(page: Page, { samples }: Product): Promise<void> {
  await samples.combinedReport()
  await openAsAdmin(page, path)
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

export const adminCombinedStates: State[] = [
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
      await openAsAdmin(page, path)
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
      await openAsAdmin(page, path)
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
      await openAsAdmin(page, path)
      await expect(page.getByRole('alert')).toContainText('Failed to fetch conversations')
    },
  },
]
