import { beforeEach, expect, test, vi } from 'vitest'
import { partLoader } from './load-part'

let outcomes: ('load' | 'error')[]
const load = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  document.head.innerHTML = ''
  load.mockReset().mockResolvedValue('the part')
  const append = Element.prototype.append
  vi.spyOn(document.head, 'append').mockImplementation((link) => {
    append.call(document.head, link)
    const outcome = outcomes.shift()!
    queueMicrotask(() => (link as Element).dispatchEvent(new Event(outcome)))
  })
})

const links = () => document.querySelectorAll('link').length

test('a part is fetched once with its styles, however often it is asked for', async () => {
  outcomes = ['load']
  const loadPart = partLoader(load, '/viewer/once.css')
  expect(await Promise.all([loadPart(), loadPart()])).toEqual(['the part', 'the part'])
  expect([load.mock.calls.length, links()]).toEqual([1, 1])
})

test('a part that fails is tried again', async () => {
  outcomes = ['error', 'error', 'load']
  load.mockRejectedValueOnce(new Error('script'))
  const loading = partLoader(load, '/viewer/again.css')()
  await vi.advanceTimersByTimeAsync(5000)
  expect(await loading).toBe('the part')
  expect(links()).toBe(1)
})

test('after the last attempt it fails, and a later call starts again', async () => {
  outcomes = ['error', 'error', 'error', 'load']
  const loadPart = partLoader(load, '/viewer/late.css')
  const failing = expect(loadPart()).rejects.toThrow('styles')
  await vi.advanceTimersByTimeAsync(5000)
  await failing
  expect(await loadPart()).toBe('the part')
})
