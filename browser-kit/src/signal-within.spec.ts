import { afterEach, expect, test, vi } from 'vitest'
import { signalWithin } from './signal-within'

afterEach(() => vi.unstubAllGlobals())

test('needs no AbortSignal.any, and ends with the other signal', () => {
  vi.stubGlobal('AbortSignal', { timeout: () => new AbortController().signal })
  const leaving = new AbortController()
  const signal = signalWithin(1000, leaving.signal)
  expect(signal.aborted).toBe(false)
  leaving.abort()
  expect(signal.aborted).toBe(true)
  expect(signalWithin(1000, leaving.signal).aborted).toBe(true)
})

test('ends after its time', () => {
  const timeout = new AbortController()
  vi.stubGlobal('AbortSignal', { timeout: () => timeout.signal })
  const signal = signalWithin(1000)
  expect(signal.aborted).toBe(false)
  timeout.abort()
  expect(signal.aborted).toBe(true)
})
