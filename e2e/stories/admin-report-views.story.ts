import type { Page } from '@playwright/test'
import { signInAsAdmin } from '../browser/sign-in.ts'
import { idOf, passGate } from './report-page.ts'
import { expect, test } from './story.ts'

async function openViews(page: Page, search: string): Promise<void> {
  await signInAsAdmin(page)
  await page.goto(`/admin/report-views?q=${encodeURIComponent(search)}`)
}

test('An admin sees who read a report', async ({ page, product }) => {
  const path = await product.samples.report()
  await page.goto(path)
  await passGate(page, 'reader.of.views@example.com')
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await openViews(page, 'reader.of.views@')
  const row = page.getByRole('row').filter({ hasText: 'reader.of.views@example.com' }).first()
  await expect(row.getByRole('cell', { name: idOf(path) })).toBeVisible()
  await expect(row.getByRole('cell', { name: '(unknown)' })).toBeVisible()
  await expect(row.getByRole('cell', { name: 'No', exact: false }).last()).toBeVisible()
  await expect(row.getByRole('cell', { name: '(none)' })).toBeVisible()
})

test('An admin sees who could not read one, and why', async ({ page, watch }) => {
  watch.expectFailedLoad(404, /\/api\/report\//)
  await page.goto('/report/unknown-to-all')
  await passGate(page)
  await expect(page.getByRole('heading', { name: 'Report Not Ready' })).toBeVisible()
  await openViews(page, 'unknown-to-all')
  const row = page.getByRole('row').filter({ hasText: 'unknown-to-all' }).first()
  await expect(row.getByRole('cell', { name: 'Yes' })).toBeVisible()
  await expect(row).toContainText('Report not found. Please check the URL and try again.')
})
