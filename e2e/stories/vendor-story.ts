import { startProduct, type Product } from '../product/product.ts'
import { Vendors } from '../product/vendors.ts'
import { expect, test as base } from './story.ts'

interface OfWorker {
  readonly vendors: Vendors
  readonly product: Product
}

/**
 * A story over a product that sends by Twilio, talks by ElevenLabs and writes by a language model, each in its fake.
 * It fails on everything that one of them refuses and that it has not named first.
 */
export const test = base.extend<{ strictVendors: void }, OfWorker>({
  vendors: [
    // Playwright reads the first parameter's pattern, even an empty one.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const vendors = await Vendors.start()
      await use(vendors)
      await vendors.close()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ vendors, operatorEnv }, use) => {
      const product = await startProduct({ vendors, env: operatorEnv })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  strictVendors: [
    async ({ vendors }, use) => {
      vendors.reset()
      await use()
      expect(vendors.refusals).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
