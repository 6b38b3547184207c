import {
  cell,
  expectStatus,
  fillSelf,
  goToBatchPage,
  mainButton,
  openBatchPage,
  role,
  row,
  rowsOnPage,
} from '../../browser/admin-batch.ts'
import { adminPassword } from '../../product/server.ts'
import { expect, test } from '../story.ts'

test('Each validation error is shown at its field, and valid rows are sent', async ({ page, product }) => {
  await openBatchPage(page)
  await mainButton(page).click()
  const nothing = 'No pending rows to submit. Please fix validation errors or add new rows.'
  await expect(page.getByRole('alert')).toHaveText(nothing)
  await expect(cell(page, 1, 'Your Name')).toHaveAccessibleDescription('Name is required')
  await expect(cell(page, 1, 'Your Phone')).toHaveAccessibleDescription('Valid phone number is required')

  await role(page, 1).selectOption('Manager → Recipient')
  await cell(page, 1, 'Manager Phone').fill('+1 415')
  await page.getByRole('button', { name: 'Add Row' }).click()
  await fillSelf(page, 2, 'Ana Silva', product.demos.newPhone())
  await mainButton(page).click()
  await expectStatus(page, 2, 'Success')
  await expectStatus(page, 1, 'Error')
  for (const sentence of [
    'Manager name is required',
    'Valid manager phone is required',
    'Recipient name is required',
    'Valid recipient phone is required',
  ])
    await expect(row(page, 1).getByText(sentence)).toBeVisible()
  await expect(page.getByText('1 created, 1 failed')).toBeVisible()

  await page.getByRole('button', { name: 'Reset All' }).click()
  await expect(rowsOnPage(page)).toHaveCount(1)
  await expect(cell(page, 1, 'Your Name')).toHaveValue('')
})

test('A refused row says why, and Retry sends it after the cause is fixed', async ({ page, product, watch }) => {
  const { demos } = product
  const phone = demos.newPhone()
  await demos.reply(phone, 'STOP')
  watch.expectFailedLoad(409, /\/api\/request-demo$/)
  await openBatchPage(page)
  await fillSelf(page, 1, 'Ana Silva', phone)
  await row(page, 1).getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText(/^This number has opted out of our messages\./)).toBeVisible()
  await expectStatus(page, 1, 'Error')

  await demos.reply(phone, 'START')
  await row(page, 1).getByRole('button', { name: 'Retry' }).click()
  await expectStatus(page, 1, 'Retrying')
  await expectStatus(page, 1, 'Success')
})

test('An answer without a sentence shows its status, and none at all the plain one', async ({ page, watch }) => {
  watch.expectFailedLoad(502, /\/api\/request-demo$/)
  watch.expectFailedLoad('net::ERR_CONNECTION_RESET', /\/api\/request-demo$/)
  await openBatchPage(page)
  await fillSelf(page, 1, 'Ana Silva', '+14155550101')
  await page.route('**/api/request-demo', (route) => route.fulfill({ status: 502, body: '<html>' }))
  await mainButton(page).click()
  await expect(page.getByText('API request failed with status 502')).toBeVisible()

  await page.route('**/api/request-demo', (route) => route.abort('connectionreset'))
  await mainButton(page).click()
  await expect(page.getByText('Failed to create demo request')).toBeVisible()
})

test('An expired session asks to sign in, and keeps the input', async ({ page, product, watch }) => {
  // From the call that comes first: saving the input, or checking the rows.
  watch.expectFailedLoad(401, /\/api\/admin\/batches/)
  await openBatchPage(page)
  await fillSelf(page, 1, 'Ana Silva', product.demos.newPhone())
  await page.context().clearCookies()
  await mainButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
  await dialog.getByLabel('Password').fill(adminPassword)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expectStatus(page, 1, 'Success')
  await expect(cell(page, 1, 'Your Name')).toHaveValue('Ana Silva')
})

test('A failure to fetch the scenarios is only logged, and nothing is sent without one', async ({ page, watch }) => {
  watch.expectFailedLoad(503, /\/api\/scenarios/)
  watch.expectLine(/^Failed to fetch scenarios/)
  let isDown = true
  await page.route('**/api/scenarios?all=true', (route) =>
    isDown ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  )
  await goToBatchPage(page)
  await fillSelf(page, 1, 'Ana Silva', '+14155550101')
  await mainButton(page).click()
  await expect(page.getByRole('alert')).toHaveText('Please select a scenario first')

  isDown = false
  await page.getByRole('button', { name: 'Reload scenarios' }).click()
  await expect(page.getByRole('radio').first()).toBeChecked()
  await expect(cell(page, 1, 'Your Name')).toHaveValue('Ana Silva')
})
