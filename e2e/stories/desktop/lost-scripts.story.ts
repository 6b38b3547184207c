import type { Page } from '@playwright/test'
import { passGate, readerEmail } from '../report-page.ts'
import { expect, test } from '../story.ts'

const parts = {
  app: /\/viewer\/app\.\w+\.js$/,
  report: /\/viewer\/opened\.\w+\.js$/,
  styles: /\/viewer\/\w+\.\w+\.css$/,
}

/** The route stays when it has lost enough: taking it away while requests run can leave one hanging. */
async function lose(page: Page, part: RegExp, times = Infinity): Promise<void> {
  let lost = 0
  await page.route(part, (route) => (lost++ < times ? route.abort('connectionreset') : route.fallback()))
}

for (const part of ['app', 'report', 'styles'] as const)
  test(`The page gets over losing its ${part} once`, async ({ page, product, watch }) => {
    watch.expectFailedLoad('net::ERR_CONNECTION_RESET', parts[part])
    await lose(page, parts[part], 1)
    await page.goto(await product.samples.shortReport())
    await passGate(page)
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  })

test('A page whose app does not load says what to do, and a reload helps', async ({ page, product, watch }) => {
  watch.expectFailedLoad('net::ERR_CONNECTION_RESET', parts.app)
  await lose(page, parts.app)
  await page.goto(await product.samples.shortReport())
  await page.getByLabel('Email Address').fill(readerEmail)
  await expect(page.getByRole('alert').filter({ visible: true })).toContainText('Please check your connection.')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Reload' }).click()
  await passGate(page)
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
})

test('A report whose charts do not load says what to do, and a retry helps', async ({ page, product, watch }) => {
  watch.expectFailedLoad('net::ERR_CONNECTION_RESET', parts.report)
  await lose(page, parts.report)
  await page.goto(await product.samples.shortReport())
  await passGate(page)
  await expect(page.getByText('The report could not be loaded completely.')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
})
