import type { Page } from '@playwright/test'
import { slowDown } from '../../browser/slow-down.ts'
import { readerEmail } from '../report-page.ts'
import { expect, test } from '../story.ts'

/** A phone at the edge of its network: the gate's scripts take several seconds. */
const edge = { latency: 300, bytesPerSecond: 25_000 }

const appHasArrived = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname.startsWith('/viewer/')),
  )

test('On a slow network the gate is shown before its scripts, and keeps the input', async ({ page, product }) => {
  const path = await product.samples.shortReport()
  await slowDown(page, edge)
  await page.goto(path, { waitUntil: 'commit' })
  const field = page.getByLabel('Email Address')
  await expect(field).toBeVisible()
  await field.fill(readerEmail)
  expect(await appHasArrived(page)).toBe(false)
  await expect.poll(() => appHasArrived(page), { timeout: 30_000 }).toBe(true)
  await expect(field).toHaveValue(readerEmail)
  await field.press('Enter')
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible({ timeout: 30_000 })
})

test('A form that is sent before the scripts have loaded is not lost', async ({ page, product }) => {
  const path = await product.samples.shortReport()
  await slowDown(page, edge)
  await page.goto(path, { waitUntil: 'commit' })
  await page.getByLabel('Email Address').fill(readerEmail)
  await page.getByRole('button', { name: 'Access Report' }).click()
  expect(await appHasArrived(page)).toBe(false)
  await expect(page.getByRole('button', { name: 'Accessing...' })).toBeDisabled()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible({ timeout: 30_000 })
})

test('A wrong email that is sent before the scripts have loaded is refused afterwards', async ({ page, product }) => {
  const path = await product.samples.shortReport()
  await slowDown(page, edge)
  await page.goto(path, { waitUntil: 'commit' })
  await page.getByLabel('Email Address').fill('alex')
  await page.getByLabel('Email Address').press('Enter')
  expect(await appHasArrived(page)).toBe(false)
  await expect(page.getByRole('alert')).toHaveText('Please enter a valid email address', { timeout: 30_000 })
  await expect(page.getByLabel('Email Address')).toHaveValue('alex')
})
