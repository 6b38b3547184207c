import type { ReaderOfReport, ReportLink } from '@clarity/contracts'
import { expect, type Page } from '@playwright/test'
import { signInAsAdmin } from '../browser/sign-in.ts'
import type { Product } from '../product/product.ts'
import type { State } from './state.ts'

const link: ReportLink = {
  report_id: '3f2a9c5b7d1e4f608192a3b4c5d6e7f8',
  state: 'open',
  short_code: 'Ab3dE',
  expires_at: '2100-01-01T00:00:00.000Z',
  allowed_readers: ['maya.okafor@example.com', 'ana.with.a.long.name@department.example.com'],
}

const reader: ReaderOfReport = {
  email: 'maya.okafor@example.com',
  views: 4,
  first_at: '2026-11-19T12:00:00.000Z',
  last_at: '2026-11-20T12:00:00.000Z',
  geo_location: 'Berlin, Germany',
}

async function openLink(page: Page, { samples }: Product, shown: ReportLink): Promise<void> {
  await samples.report()
  await page.route('**/api/admin/reports/*/link', (route) => route.fulfill({ json: shown }))
  await signInAsAdmin(page)
  await page.goto('/admin/reports')
  await page.getByRole('button', { name: 'More actions' }).first().click()
  await page.getByRole('menuitem', { name: 'Link and readers' }).click()
}

export const adminReportDialogStates: State[] = [
  {
    name: 'admin-reports-link',
    async show(page, product) {
      await openLink(page, product, link)
      await expect(page.getByRole('dialog').getByText('/Ab3dE')).toBeVisible()
    },
  },
  {
    name: 'admin-reports-link-revoked',
    isVariant: true,
    async show(page, product) {
      await openLink(page, product, { ...link, state: 'revoked', short_code: null, allowed_readers: [] })
      await expect(page.getByRole('dialog').getByText('Link revoked')).toBeVisible()
    },
  },
  {
    name: 'admin-report-views-readers',
    isVariant: true,
    async show(page, product) {
      const path = await product.samples.report()
      await page.request.post(`/api${path}`, { data: { email: reader.email } })
      const readers = [reader, { ...reader, email: link.allowed_readers[1]!, views: 1, geo_location: null }]
      await page.route('**/by-report/*/readers', (route) => route.fulfill({ json: readers }))
      await signInAsAdmin(page)
      await page.goto('/admin/report-views?by=report')
      await page.getByRole('button', { name: 'Readers' }).first().click()
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2)
    },
  },
]
