import type { Page } from '@playwright/test'
import { signInAsAdmin } from '../browser/sign-in.ts'
import { expect, test } from './story.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** The inputs and selects. */
const fields = (page: Page) => page.locator('input:not([type=checkbox], [type=radio], [type=file]), select, textarea')

/** iOS zooms into a field whose letters are smaller than 16 px, and does not zoom back. */
const smallFields = (page: Page) =>
  fields(page).evaluateAll((all) =>
    all.filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16).map((field) => field.outerHTML),
  )

test('No field of the admin makes a phone zoom in', async ({ page, product }) => {
  await product.samples.report()
  await page.goto('/admin')
  await expect(page.getByLabel('Password')).toBeVisible()
  expect(await smallFields(page)).toEqual([])
  await signInAsAdmin(page)
  for (const path of [
    'conversations',
    'requests',
    'scenarios',
    'scenarios/new',
    'batch-demo',
    'reports',
    'combined-reports',
    'report-views',
  ]) {
    await page.goto(`/admin/${path}`)
    await expect(fields(page).filter({ visible: true }).first()).toBeVisible()
    expect(await smallFields(page)).toEqual([])
  }
  await page.goto('/admin/conversations')
  await page.getByRole('link', { name: 'View Transcript' }).first().click()
  await expect(page.getByRole('searchbox')).toBeVisible()
  expect(await smallFields(page)).toEqual([])
})
