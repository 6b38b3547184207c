import { failFiles } from '../../browser/failing-files.ts'
import { go, linkTo, openDashboard, pageTitle } from '../../browser/admin-shell.ts'
import { signInAsAdmin } from '../../browser/sign-in.ts'
import { slowDown } from '../../browser/slow-down.ts'
import { expect, test } from '../story.ts'

const patient = { timeout: 50_000 }

test('At 400 kbit/s and two seconds of latency the reports open', async ({ page, product }) => {
  await product.samples.shortReport()
  await signInAsAdmin(page)
  await slowDown(page, { latency: 2000, bytesPerSecond: 50_000 })
  await page.goto('/admin/reports', { waitUntil: 'commit' })
  await expect(page.getByRole('row').nth(1)).toBeVisible(patient)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('A module whose files take long is waited for while they come', { tag: '@long' }, async ({ page }) => {
  await openDashboard(page)
  await slowDown(page, { latency: 100, bytesPerSecond: 3000 })
  await linkTo(page, 'Scenarios').click()
  await expect(pageTitle(page, 'Scenario Management')).toBeVisible(patient)
  await page.getByRole('button', { name: 'Add Scenario' }).click()
  await expect(pageTitle(page, 'Create New Scenario')).toBeVisible(patient)
})

test('A part of the admin that is missing is said in its place, and the other pages work', async ({ page, watch }) => {
  const parts = /\/admin-assets\/\d+\.\w+\.js$/
  watch.expectFailedLoad(404, parts)
  // React's own line of what a page threw.
  watch.expectLine(/^ChunkLoadError: Loading chunk \d+ failed\./)
  await openDashboard(page)
  const failure = await failFiles(page, parts, (route) => route.fulfill({ status: 404, json: {} }))
  for (const link of ['Modules', 'Providers', 'Webhooks', 'Report runs']) {
    await linkTo(page, link).click()
    await expect(pageTitle(page, 'This page could not be shown')).toBeVisible()
  }
  await go(page, 'Reports')
  await linkTo(page, 'Modules').click()
  failure.mend()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(pageTitle(page, 'Modules')).toBeVisible()
})
