import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { activeRemote } from '../test-data/remotes'
import { watchBackgroundErrors } from './background-errors'

const reports = activeRemote('reports', { version: '1.0.0+ab' })
const tell = vi.fn()
let end: () => void

beforeEach(() => {
  tell.mockClear()
  end = watchBackgroundErrors([reports], tell)
})
afterEach(() => end())

const thrownAt = (address: string) =>
  Object.assign(new Error('torn'), { stack: `Error: torn\n    at f (${address}:1:7)` })
const rejected = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason })

it.each([
  ['its stack', new ErrorEvent('error', { error: thrownAt('http://x/remotes/mf-reports/1.0.0+ab/page.js') })],
  ['its file', new ErrorEvent('error', { message: 'torn', filename: 'http://x/remotes/mf-reports/1.0.0+ab/page.js' })],
  ['a promise', rejected(thrownAt('http://x/remotes/mf-reports/1.0.0%2Bab/page.js'))],
])('finds the module of an error by %s', (_, event) => {
  dispatchEvent(event)
  expect(tell).toHaveBeenCalledExactlyOnceWith(reports, 'torn')
})

it.each([
  ['the shell', 'http://x/admin-assets/admin.js'],
  ['a version that this tab does not run', 'http://x/remotes/mf-reports/2.0.0/page.js'],
])('blames no module for an error of %s', (_, address) => {
  dispatchEvent(rejected(thrownAt(address)))
  dispatchEvent(rejected('text'))
  expect(tell).not.toHaveBeenCalled()
})
