import { expect, test as base } from '@playwright/test'
import { PageWatch } from '../browser/page-watch.ts'
import { screenFor } from '../browser/screens.ts'
import { startProduct, type Product } from '../product/product.ts'

let readers = 0

interface OfWorker {
  readonly product: Product
  /** What the operator sets besides; `test.use` at the head of a file starts a product of its own with it. */
  readonly operatorEnv: Readonly<Record<string, string>>
}

export interface OfStory {
  readonly watch: PageWatch
  /** Whose screen the page is shown on; the project's own options if it is undefined. */
  readonly screenOf: 'own' | 'other' | undefined
}

/** A story in a browser over a running product. It fails on any trouble that its page watch sees. */
export const test = base.extend<OfStory, OfWorker>({
  screenOf: [undefined, { option: true }],
  // Per story, not per project: stories of both screens share a product.
  viewport: ({ screenOf, viewport }, use, { file }) => use(screenOf ? screenFor(file, screenOf).viewport : viewport),
  deviceScaleFactor: ({ screenOf, deviceScaleFactor }, use, { file }) =>
    use(screenOf ? screenFor(file, screenOf).deviceScaleFactor : deviceScaleFactor),
  hasTouch: ({ screenOf, hasTouch }, use, { file }) => use(screenOf ? screenFor(file, screenOf).hasTouch : hasTouch),
  isMobile: ({ screenOf, isMobile }, use, { file }) => use(screenOf ? screenFor(file, screenOf).isMobile : isMobile),
  operatorEnv: [{}, { option: true, scope: 'worker' }],
  product: [
    async ({ operatorEnv }, use) => {
      const product = await startProduct({ env: operatorEnv })
      await use(product)
      await product.stop()
    },
    // The first one of a run prepares the data, too, and the machine may be busy.
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
  // Playwright reads the first parameter's pattern, even an empty one.
  // oxlint-disable-next-line no-empty-pattern
  extraHTTPHeaders: ({}, use) => use({ 'x-forwarded-for': `10.${(++readers >> 8) & 255}.${readers & 255}.1` }),
  watch: [
    async ({ page }, use) => {
      const watch = await PageWatch.over(page)
      await use(watch)
      const troubles = [...watch.troubles]
      // A page that asks again and again may be in the middle of it.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      expect(troubles).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
