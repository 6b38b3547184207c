import { openOnStaticHost } from '../../browser/static-host.ts'
import { expect, test } from '../story.ts'

test('A network that tried many unknown links gets on by a short calculation', async ({ page, product, watch }) => {
  const { shortCode } = await product.demos.request()
  for (let guess = 0; guess < 20; guess += 1) await page.request.get(`/api/shortcode/q${1000 + guess}`)

  const answer = await page.goto(`/${shortCode}`)
  expect(answer!.status()).toBe(200)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/demo\/\w+$/)

  watch.expectFailedLoad(404, /\/zzzzz\?proof=/)
  await page.goto('/zzzzz')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test("The client's own look-up shows the same page", async ({ page, product, watch }) => {
  const { shortCode } = await product.demos.request()
  for (let guess = 0; guess < 20; guess += 1) await page.request.get(`/api/shortcode/q${1000 + guess}`)
  watch.expectFailedLoad(429, /\/api\/shortcode\//)
  watch.expectLine(/^API error checking shortcode 429$/)
  await openOnStaticHost(page, `/${shortCode}`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/demo\/\w+$/)
})
