import { measureGate } from '../../browser/gate-bytes.ts'
import { expect, test } from '../story.ts'

test('The gate is painted after one request of at most 3,000 bytes', async ({ browser, product }) => {
  const { bytes, encoding } = await measureGate(browser, `${product.url}/report/any`)
  expect(encoding).toBe('br')
  expect(bytes).toBeGreaterThan(500)
  expect(bytes).toBeLessThanOrEqual(3_000)
})
