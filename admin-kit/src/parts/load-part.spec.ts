import { answer, json, offline, sent } from '@clarity/test-kit/network'
import { expect, it, vi } from 'vitest'
import { loadPart } from './load-part'

const missing = () =>
  Object.assign(new Error('Loading chunk failed'), { name: 'ChunkLoadError', request: '/x/part.js' })

it.each([
  ['is there again', json(200, {})],
  ['still cannot be reached', offline],
])('retries once for a part that did not arrive and %s', async (_, looked) => {
  answer('GET /x/part.js', looked)
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(missing()).mockResolvedValueOnce('the part')
  expect(await loadPart(load)).toBe('the part')
  expect(load).toHaveBeenCalledTimes(2)
})

it('retries once, and never for a part that threw', async () => {
  answer('GET /x/part.js', json(200, {}))
  const down = vi.fn<() => Promise<string>>().mockImplementation(() => Promise.reject(missing()))
  await expect(loadPart(down)).rejects.toThrow('Loading chunk failed')
  expect(down).toHaveBeenCalledTimes(2)
  await expect(loadPart(() => Promise.reject(new Error('It threw.')))).rejects.toThrow('It threw.')
  expect(sent).toHaveLength(1)
})
