import { expect, it } from 'vitest'
import { waitUntil } from './wait-until.js'

it('asks until the check is true', async () => {
  let asked = 0
  expect(await waitUntil(() => Promise.resolve((asked += 1) === 3), 5_000)).toBe(true)
  expect(asked).toBe(3)
})

it('asks once if there is no time to wait', async () => {
  let asked = 0
  expect(await waitUntil(() => Promise.resolve((asked += 1) > 1), 0)).toBe(false)
  expect(asked).toBe(1)
})

it('rethrows the error of the check', async () => {
  await expect(waitUntil(() => Promise.reject(new Error('gone')), 5_000)).rejects.toThrow('gone')
})
