import type { Page } from '@playwright/test'
import {
  cell,
  csvHeader,
  expectStatus,
  importCsv,
  mainButton,
  openBatchPage,
  row,
  rowsOnPage,
} from '../../browser/admin-batch.ts'
import { signInAsAdmin } from '../../browser/sign-in.ts'
import { expect, test } from '../story.ts'

const rows = 15
const badRows = [3, 8, 13]

/** Bad rows have no name, which the file's rules allow and a request's do not. */
const fileOf = (phones: readonly string[]) =>
  [
    csvHeader,
    ...phones.map((phone, index) => `recipient,,,${badRows.includes(index + 1) ? '' : `Person ${index + 1}`},${phone}`),
  ].join('\n')

async function confirmBatch(page: Page): Promise<void> {
  await mainButton(page).click()
  const sendAnyway = page.getByRole('button', { name: 'Send anyway' })
  const progress = page.getByText(/^Processing request 1 of /).first()
  await expect(sendAnyway.or(progress).first()).toBeVisible()
  if (await sendAnyway.isVisible()) await sendAnyway.click()
}

test('A batch that is left in the middle goes on in another browser, is mended, and its result is saved', async ({
  page,
  product,
  browser,
}) => {
  test.slow()
  const { demos } = product
  await openBatchPage(page)
  const phones = Array.from({ length: rows }, () => demos.newPhone())
  await importCsv(page, fileOf(phones))
  await expect(page.getByText(`Successfully imported ${rows} rows`)).toBeVisible()
  await confirmBatch(page)
  await expect(page.getByText('Processing request 4 of 12...').first()).toBeVisible()
  await expect(page).toHaveURL(/\?batch=/)
  const address = page.url()
  await page.close()

  const context = await browser.newContext({ baseURL: product.url })
  const other = await context.newPage()
  await signInAsAdmin(other)
  await other.goto(address)
  await expect(rowsOnPage(other)).toHaveCount(rows)
  await expectStatus(other, 1, 'Success')
  await expectStatus(other, 3, 'Error')
  await expect(cell(other, 3, 'Your Name')).toHaveAccessibleDescription('Name is required')

  const failedOnly = other.getByRole('switch', { name: /^Show failed rows only/ })
  await failedOnly.check()
  await expect(rowsOnPage(other)).toHaveCount(badRows.length)
  for (const number of badRows) await cell(other, number, 'Your Name').fill(`Person ${number}`)
  await failedOnly.uncheck()
  await expect(rowsOnPage(other)).toHaveCount(rows)
  await confirmBatch(other)
  await expect(other.getByText(`${rows} created, 0 failed`)).toBeVisible({ timeout: 60_000 })
  await expect(other.getByText('All changes are saved')).toBeVisible()

  // Each person has one request, also the one that was being sent when the first browser was closed.
  for (const phone of phones.slice(0, 7)) {
    const found = await other.request.get(`/api/admin/demo-requests?q=${encodeURIComponent(phone)}`)
    expect(found.headers()['x-total-count']).toBe('1')
  }

  await other.goto('/admin/batch-demo')
  await other.getByRole('link', { name: 'Earlier batches' }).click()
  const line = other
    .getByRole('row')
    .filter({ has: other.locator(`a[href*="${new URL(address).searchParams.get('batch')!}"]`) })
  await expect(line.getByRole('cell', { name: String(rows), exact: true })).toHaveCount(2)
  const download = other.waitForEvent('download')
  await line.getByRole('link', { name: 'Results (CSV)' }).click()
  expect((await download).suggestedFilename()).toMatch(/^batch-[\d-]+[.]csv$/)
  const file = await other.request.get(`/api/admin/batches/${new URL(address).searchParams.get('batch')!}/export`)
  const lines = (await file.text()).trim().split('\r\n')
  expect(lines).toHaveLength(rows + 1)
  expect(lines.filter((text) => text.includes('"success"'))).toHaveLength(rows)
  await context.close()
})

test('Later changes of another browser stop this one, which loads them', async ({ page, product, browser, watch }) => {
  watch.expectFailedLoad(409, /\/api\/admin\/batches\//)
  await openBatchPage(page)
  await cell(page, 1, 'Your Name').fill('Ana')
  await expect(page.getByText('All changes are saved')).toBeVisible()
  const context = await browser.newContext({ baseURL: product.url })
  const other = await context.newPage()
  await signInAsAdmin(other)
  await other.goto(page.url())
  await expect(cell(other, 1, 'Your Name')).toHaveValue('Ana')
  await cell(other, 1, 'Your Name').fill('Ana Silva')
  await expect(other.getByText('All changes are saved')).toBeVisible()

  await cell(page, 1, 'Your Name').fill('Anna')
  await expect(page.getByRole('alert')).toContainText('Another browser has saved later changes to this batch.')
  await page.getByRole('button', { name: 'Load the later changes' }).click()
  await expect(cell(page, 1, 'Your Name')).toHaveValue('Ana Silva')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await context.close()
})

test('Rejected rows of a file are fixed here, and then the whole file is imported', async ({ page }) => {
  await openBatchPage(page)
  await importCsv(page, `${csvHeader}\nrecipient,,,Ana,14155550101\nboss,,,Bo,1415\nrecipient,,Cy`)
  await expect(page.getByRole('alert')).toContainText("Row 2: Role must be 'manager' or 'recipient'")
  await expect(page.getByRole('alert')).toContainText('Row 3: Insufficient columns')
  await page.getByRole('button', { name: 'Fix here' }).click()
  const second = page.getByRole('group', { name: 'Row 2 of the file' })
  await second.getByLabel('Role').selectOption('Self Demo')
  await expect(second).toContainText('Row 2: Valid recipient phone is required (minimum 10 digits)')
  await second.getByLabel('Recipient Phone').fill('14155550102')
  await expect(second).toContainText('No errors')
  await page.getByRole('button', { name: 'Leave out row 3' }).click()
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect(page.getByText('Successfully imported 2 rows')).toBeVisible()
  await expect(rowsOnPage(page)).toHaveCount(2)
  await expect(cell(page, 2, 'Your Name')).toHaveValue('Bo')
  await expect(row(page, 2)).toBeVisible()
})
