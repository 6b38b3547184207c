import { directAccessEmail } from '@clarity/contracts'
import { longTalk } from '@clarity/test-kit/transcripts'
import { until } from '@clarity/test-kit/until'
import type { Page } from '@playwright/test'
import { reRun } from '../browser/admin-reports.ts'
import { signInAsAdmin } from '../browser/sign-in.ts'
import { idOf } from './report-page.ts'
import { expect, test } from './story.ts'

const row = (page: Page, reportId: string) => page.getByRole('row').filter({ hasText: reportId })

async function openReports(page: Page): Promise<void> {
  await signInAsAdmin(page)
  await page.goto('/admin/reports')
}

test('An admin opens a report from the list in a new tab, past the gate', async ({ page, context, product }) => {
  const id = idOf(await product.samples.report())
  await openReports(page)
  const opened = context.waitForEvent('page')
  await row(page, id).getByRole('link', { name: 'Open' }).click()
  const tab = await opened
  await expect(tab).toHaveURL(`/report/${id}?skip_email=1`)
  await expect(tab.getByRole('heading', { name: 'Overview' })).toBeVisible()
  expect((await product.admin.reportViews(id))[0]).toMatchObject({ email: directAccessEmail, hasError: false })
})

test('An admin reads a report as stored, and Escape returns to its row', async ({ page, product }) => {
  const id = idOf(await product.samples.report())
  await openReports(page)
  const raw = row(page, id).getByRole('button', { name: 'Raw' })
  await raw.click()
  const dialog = page.getByRole('dialog', { name: 'Report Content' })
  await expect(dialog.getByRole('region')).toContainText(`"id": "${id}"`)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(raw).toBeFocused()
})

test('A re-run rewrites a report under its id, and sends no message', async ({ page, product }) => {
  const { admin, demos } = product
  const demo = await demos.request()
  await demos.message(demo.recipientPhone, 1)
  await demos.converse(demo, longTalk)
  await demos.message(demo.recipientPhone, 2)
  const find = async () => (await admin.reports()).find((report) => report.demo_request_id === demo.requestId)!
  const before = await find()
  await openReports(page)
  await reRun(page, row(page, before.report_id))
  await expect(page.getByText('The report was regenerated. No one was notified.')).toBeVisible()
  await expect(row(page, before.report_id).getByRole('button', { name: 'Re-run', exact: true })).toBeEnabled()
  const after = await find()
  expect(after.report_id).toBe(before.report_id)
  expect(Date.parse(after.generated_at!)).toBeGreaterThan(Date.parse(before.generated_at!))
  expect(await demos.messages(demo.recipientPhone)).toHaveLength(2)
})

test('A re-run that the server refuses says why', async ({ page, product, watch }) => {
  watch.expectFailedLoad(409, /\/re-run$/)
  const id = idOf(await product.samples.report())
  const sentence = 'There is no finished conversation to report on yet.'
  await page.route('**/api/admin/reports/re-run', (route) =>
    route.fulfill({ status: 409, json: { error: sentence, message: sentence } }),
  )
  await openReports(page)
  await reRun(page, row(page, id))
  await expect(page.getByRole('alert')).toHaveText(sentence)
})

test('A search and an order stay in the address, and the export has the rows on the screen', async ({
  page,
  product,
}) => {
  const id = idOf(await product.samples.report())
  await openReports(page)
  await page.getByRole('searchbox', { name: 'Search' }).fill(id)
  await expect(page).toHaveURL(`/admin/reports?q=${id}`)
  await page.getByRole('button', { name: 'Recipient Name' }).click()
  await expect(page).toHaveURL(`/admin/reports?q=${id}&sort=recipient_name`)
  await page.reload()
  await expect(page.getByText('1 row', { exact: true })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)
})

test('The reports are usable after eight requests', async ({ page, product }) => {
  const id = idOf(await product.samples.report())
  await signInAsAdmin(page)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, protocol } = new URL(request.url())
    // Images from the page itself make no request; the stream of changes is opened once the list can be used.
    if (protocol !== 'data:' && pathname !== '/api/admin/events') asked.push(pathname)
  })
  await page.goto('/admin/reports')
  await expect(row(page, id).getByRole('link', { name: 'Open' })).toBeVisible()
  await until('the page to be quiet', () => page.evaluate(() => document.readyState === 'complete'))
  expect(asked).toContain('/api/admin/reports')
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(8)
})
