import { hostileTexts } from '@clarity/test-kit/hostile-texts'
import { openTranscript } from '../../browser/admin-conversations.ts'
import { lookAtWidth } from '../../browser/page-watch.ts'
import { watchForScripts } from '../../browser/script-watch.ts'
import { everyTurn, expectTexts } from '../../browser/shown-texts.ts'
import { signInAsAdmin } from '../../browser/sign-in.ts'
import { fillWithHostileTexts, type HostileData } from '../../product/hostile-data.ts'
import { startProduct, type Product } from '../../product/product.ts'
import { expect, test as base } from '../story.ts'

// A product of its own: other stories must not meet these texts.
const test = base.extend<object, { product: Product; hostile: HostileData }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const product = await startProduct()
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  hostile: [
    async ({ product }, use) => use(await fillWithHostileTexts(product)),
    { scope: 'worker', timeout: 180_000 },
  ],
})

test.beforeEach(async ({ page, watch, product }) => {
  await watchForScripts(page, watch, product.url)
  await signInAsAdmin(page)
})

/** A reader's long error is shown by its first 200 letters, and the rest is opened. */
function beginAndRest(error: string): string[] {
  const letters = [...error]
  return [letters.slice(0, 200).join(''), letters.slice(200).join('')]
}

const screens: readonly [path: string, textsOf: (hostile: HostileData) => readonly string[]][] = [
  ['/admin/conversations', ({ names, scenarios }) => [...names, ...scenarios.map(({ title }) => title)]],
  ['/admin/reports', ({ names }) => names.filter((_, index) => index % 2 === 0)],
  ['/admin/report-views', ({ emails, errors }) => [...emails, ...errors.flatMap(beginAndRest)]],
  ['/admin/combined-reports', ({ names, prompt }) => [...names, prompt]],
  [
    '/admin/scenarios',
    ({ scenarios }) =>
      scenarios.flatMap(({ title, description, first_message }) => [title, description, first_message]),
  ],
]

/** The other tables are made of the same cells. */
const often = (path: string) => (/reports$/.test(path) ? { tag: '@long' } : {})

for (const [path, textsOf] of screens)
  test(`Hostile texts on ${path} are read as texts`, often(path), async ({ page, hostile }) => {
    await page.goto(path)
    await expectTexts(page, textsOf(hostile))
    await lookAtWidth(page)
  })

/** Of more scenarios the page shows this many, and a search. */
const shownAtOnce = 30

test('Hostile texts on /admin/batch-demo are read as texts', async ({ page, hostile }) => {
  for (let from = 0; from < hostile.scenarios.length; from += shownAtOnce) {
    const shown = hostile.scenarios.slice(from, from + shownAtOnce)
    await page.route('**/api/scenarios?all=true', async (route) => {
      const response = await route.fetch()
      const all = (await response.json()) as { id: string }[]
      await route.fulfill({ response, json: all.filter(({ id }) => shown.some((one) => one.id === id)) })
    })
    await page.goto('/admin/batch-demo')
    await expectTexts(
      page,
      shown.flatMap(({ title, description }) => [title, description]),
    )
    await lookAtWidth(page)
    await page.unrouteAll()
  }
})

test('Hostile turns of a transcript are read as texts, each of them', async ({ page, hostile }) => {
  await openTranscript(page, hostile.talk.id)
  await expect(page.getByText(`${hostileTexts.length} messages`)).toBeVisible()
  expect(await everyTurn(page)).toEqual(hostileTexts)
  await page.goto('/admin/combined-reports')
  await page.getByRole('row').filter({ hasText: 'All texts' }).getByRole('button', { name: 'Preview' }).first().click()
  await expectTexts(page, hostileTexts.slice(0, 20))
  await lookAtWidth(page)
})

test('A hostile scenario is in its form as it was written', async ({ page, hostile }) => {
  for (const { id, title, description, ai_prompt, special_campaign } of hostile.scenarios.slice(-3)) {
    await page.goto(`/admin/scenarios/${id}`)
    await expectTexts(page, [title, description, ai_prompt, special_campaign])
    await lookAtWidth(page)
  }
})

test('A report about hostile words shows them as text', async ({ page, hostile }) => {
  await page.goto('/admin/reports')
  await page
    .getByRole('row')
    .filter({ hasText: hostile.talk.recipient_phone! })
    .getByRole('button', { name: 'Raw' })
    .click()
  await expect(page.getByRole('dialog').getByText('"participants"')).toBeVisible()
  await lookAtWidth(page)
})

test('A hostile drawing is only ever an image', async ({ page, hostile }) => {
  for (const path of ['/admin/scenarios', '/admin/batch-demo']) {
    await page.goto(path)
    const drawings = page.locator('main img[src^="data:image/svg+xml,"]')
    await expect.poll(() => drawings.count()).toBeGreaterThanOrEqual(hostile.drawings)
    await expect(page.locator('main').locator('script, iframe, foreignObject, image, animate')).toHaveCount(0)
    await lookAtWidth(page)
  }
})

test('A hostile address is a search for that text, and an unknown order shows an error', async ({ page, watch }) => {
  watch.expectFailedLoad(400, /sort=/)
  const text = '"><img src=x onerror=alert(1)>'
  for (const path of ['conversations', 'reports', 'report-views']) {
    await page.goto(`/admin/${path}?q=${encodeURIComponent(text)}&sort=${encodeURIComponent(text)}`)
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(text)
    await expect(page.getByRole('alert')).toBeVisible()
    await lookAtWidth(page)
  }
})
