import { expect, test, vi } from 'vitest'
import { loadPage } from './load-page'

test('a part that did not load is fetched again', async () => {
  vi.useFakeTimers()
  const load = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce('part')
  const loaded = loadPage<string>(load)
  await vi.advanceTimersByTimeAsync(1000)
  await expect(loaded).resolves.toBe('part')
})

test('after three attempts it fails', async () => {
  vi.useFakeTimers()
  const load = vi.fn().mockRejectedValue(new Error('gone'))
  const loaded = loadPage(load).catch((error: Error) => error.message)
  await vi.advanceTimersByTimeAsync(3000)
  await expect(loaded).resolves.toBe('gone')
  expect(load).toHaveBeenCalledTimes(3)
})
