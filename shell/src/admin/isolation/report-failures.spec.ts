import { expect, it, vi } from 'vitest'
import { limitReports } from './report-failures'
import { texts } from './texts'

const reports = { name: 'mf-reports', version: '1.0.0' }

it('reports a storm of the same failure once in ten seconds', () => {
  vi.useFakeTimers()
  const send = vi.fn()
  const report = limitReports(send)
  for (let time = 0; time < 100; time++) report(reports, 'It broke.')
  expect(send).toHaveBeenCalledExactlyOnceWith({ ...reports, reason: 'It broke.' })
  vi.advanceTimersByTime(10_000)
  report(reports, 'It broke.')
  expect(send).toHaveBeenCalledTimes(2)
})

it('reports at most ten failures of a module in a minute, and those of others still', () => {
  vi.useFakeTimers()
  const send = vi.fn()
  const report = limitReports(send)
  for (let number = 0; number < 100; number++) report(reports, `Number ${number} broke.`)
  expect(send).toHaveBeenCalledTimes(10)
  report({ name: 'mf-batch', version: '1.0.0' }, 'It broke.')
  expect(send).toHaveBeenCalledTimes(11)
  vi.advanceTimersByTime(60_000)
  report(reports, 'It broke.')
  expect(send).toHaveBeenCalledTimes(12)
})

it('does not report what a promise repeats of a failure that was reported in the last minute', () => {
  vi.useFakeTimers()
  const send = vi.fn()
  const report = limitReports(send)
  report(reports, 'It threw an error while it was loading: no such list')
  report(reports, texts.background('no such list'))
  vi.advanceTimersByTime(30_000)
  report(reports, texts.background('no such list'))
  expect(send).toHaveBeenCalledOnce()
})

it('reports a promise that throws again and again once in ten seconds', () => {
  vi.useFakeTimers()
  const send = vi.fn()
  const report = limitReports(send)
  for (let time = 0; time < 30; time++) {
    report(reports, texts.background('no such list'))
    vi.advanceTimersByTime(1_000)
  }
  expect(send).toHaveBeenCalledTimes(3)
})

it('reports the same message again if it is of another module', () => {
  const send = vi.fn<(failed: { name: string }) => void>()
  const report = limitReports(send)
  const batch = { name: 'mf-batch', version: '1.0.0' }
  report(reports, 'It threw an error while it was loading: no such list')
  report(batch, texts.background('no such list'))
  report(batch, 'It threw an error while it was loading: no such list')
  report({ name: 'mf-reports-of-acme', version: '1.0.0' }, texts.background('no such list'))
  expect(send.mock.calls.map(([{ name }]) => name)).toEqual([
    'mf-reports',
    'mf-batch',
    'mf-batch',
    'mf-reports-of-acme',
  ])
})

it('shortens what the server would refuse', () => {
  const send = vi.fn<(failed: { reason: string }) => void>()
  limitReports(send)(reports, 'x'.repeat(600))
  expect(send.mock.calls[0]![0].reason).toHaveLength(500)
})
