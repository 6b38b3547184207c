import { beforeEach, expect, test, vi } from 'vitest'

vi.mock('./opened-report', () => ({ OpenedReport: () => null }))

let outcomes: ('load' | 'error')[]

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  document.head.innerHTML = ''
  const append = Element.prototype.append
  vi.spyOn(document.head, 'append').mockImplementation((link) => {
    append.call(document.head, link)
    const outcome = outcomes.shift()!
    queueMicrotask(() => (link as Element).dispatchEvent(new Event(outcome)))
  })
})

const links = () => document.querySelectorAll('link').length

test('the parts are fetched once, however often they are asked for', async () => {
  outcomes = ['load']
  const { loadOpenedReport } = await import('./load-opened-report')
  expect(await loadOpenedReport()).toBe(await loadOpenedReport())
  expect(links()).toBe(1)
})

test('a part that fails is tried again', async () => {
  outcomes = ['error', 'error', 'load']
  const { loadOpenedReport } = await import('./load-opened-report')
  const loading = loadOpenedReport()
  await vi.advanceTimersByTimeAsync(5000)
  expect(await loading).toBeTypeOf('function')
  expect(links()).toBe(1)
})

test('after the last attempt it fails, and a later call starts again', async () => {
  outcomes = ['error', 'error', 'error', 'load']
  const { loadOpenedReport } = await import('./load-opened-report')
  const failing = expect(loadOpenedReport()).rejects.toThrow('styles')
  await vi.advanceTimersByTimeAsync(5000)
  await failing
  expect(await loadOpenedReport()).toBeTypeOf('function')
})
