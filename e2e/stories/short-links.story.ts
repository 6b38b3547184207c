import { openOnStaticHost } from '../browser/static-host.ts'
import { expect, test } from './story.ts'

const notFound = { name: 'Page not found' }

test('An unknown short code shows the not-found page', async ({ page, watch }) => {
  watch.expectFailedLoad(404, /\/zzzzz$/)
  const answer = await page.goto('/zzzzz')
  expect(answer!.status()).toBe(404)
  await expect(page.getByRole('heading', notFound)).toBeVisible()
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
})

test('A visit of an unknown link counts as one of the twenty misses of its network, not as two', async ({
  page,
  watch,
}) => {
  for (let guess = 0; guess < 18; guess += 1) await page.request.get(`/api/shortcode/q${1000 + guess}`)
  watch.expectFailedLoad(404, /\/zzzzz$/)
  await page.goto('/zzzzz')
  await expect(page.getByRole('heading', notFound)).toBeVisible()
  const statuses = ['/api/shortcode/q2000', '/api/shortcode/q2001'].map(async (path) =>
    (await page.request.get(path)).status(),
  )
  expect((await Promise.all(statuses)).toSorted()).toEqual([404, 429])
})

for (const [what, status, body, line] of [
  ['an error', 500, { error: 'no', message: 'no' }, /^API error checking shortcode 500$/],
  ['no target', 200, { target: '/report/1' }, /^Invalid response structure from \/api\/shortcode$/],
  ['a target on another site', 200, { targetUrl: '//example.com/' }, /^Invalid response structure/],
] as const)
  test(`A look-up that answers with ${what} is logged and shows the not-found page`, async ({ page, watch }) => {
    watch.expectFailedLoad(500, /\/api\/shortcode\/yyyyy$/)
    watch.expectLine(line)
    const logged = page.waitForEvent('console', (message) => line.test(message.text()))
    await page.route('**/api/shortcode/yyyyy', (route) => route.fulfill({ status, json: body }))
    await openOnStaticHost(page, '/yyyyy')
    await expect(page.getByRole('heading', notFound)).toBeVisible()
    await logged
  })

test('A successful look-up opens its target', async ({ page }) => {
  await page.route('**/api/shortcode/xxxxx', (route) => route.fulfill({ json: { targetUrl: '/report/from-a-code' } }))
  await openOnStaticHost(page, '/xxxxx')
  await expect(page).toHaveURL(/\/report\/from-a-code$/)
  await expect(page.getByRole('heading', { name: 'Access Your Report' })).toBeVisible()
})

test('Two characters are a campaign of the home page', async ({ page }) => {
  await page.goto('/q7')
  await expect(page).toHaveURL(/\/\?c=q7$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('A conversation link that is not known says so', async ({ page, watch }) => {
  watch.expectFailedLoad(404, /\/demo\/unknown$/)
  await page.goto('/demo/unknown')
  await expect(page.getByRole('alert')).toHaveText(
    'This conversation link could not be found. Please check it and try again.',
  )
})
