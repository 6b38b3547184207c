import { answerAccess, holdAccess } from '../browser/answer-access.ts'
import { passGate } from './report-page.ts'
import { expect, test } from './story.ts'

test('The gate says what it needs, and what is wrong with the input', async ({ page, product }) => {
  await page.goto(await product.samples.shortReport())
  await expect(page.getByText('Please provide your email to get access to your report')).toBeVisible()
  const field = page.getByLabel('Email Address')
  const submit = page.getByRole('button', { name: 'Access Report' })
  await expect(field).toHaveAttribute('placeholder', 'Enter your email')

  await submit.click()
  await expect(page.getByRole('alert')).toHaveText('Please enter your email address')
  await expect(field).toBeFocused()
  await field.fill('   ')
  await submit.click()
  await expect(page.getByRole('alert')).toHaveText('Please enter your email address')
  await field.fill('alex at example.com')
  await submit.click()
  await expect(page.getByRole('alert')).toHaveText('Please enter a valid email address')
  await expect(field).toHaveAccessibleDescription('Please enter a valid email address')
  await expect(field).toHaveValue('alex at example.com')

  await field.fill('  alex@example.com ')
  await field.press('Enter')
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
})

test('The gate is busy while it requests access, and cannot be sent twice', async ({ page, product }) => {
  const letGo = await holdAccess(page)
  await page.goto(await product.samples.shortReport())
  await passGate(page)
  await expect(page.getByRole('button', { name: 'Accessing...' })).toBeDisabled()
  await expect(page.getByLabel('Email Address')).not.toBeEditable()
  letGo()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
})

test('An email that the server refuses is reported at the field', async ({ page, watch }) => {
  watch.expectFailedLoad(400, /\/api\/report\//)
  await answerAccess(page, 400, { unknown: {} })
  await page.goto('/report/any')
  await passGate(page)
  await expect(page.getByRole('alert')).toHaveText('An error occurred. Please try again.')
})
