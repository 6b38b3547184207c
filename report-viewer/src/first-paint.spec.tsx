import type { ReportClientError } from '@clarity/contracts/client-error'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gateHtml } from './prerender'
import * as network from './test-data/network'
import { rememberAccess } from './remembered-access'
import { Viewer } from './viewer'

vi.mock('./load-opened-report', () => ({ loadOpenedReport: () => new Promise(() => {}) }))

const page = document.documentElement
let painted = () => {}

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  page.className = ''
  delete page.dataset['submitted']
  document.head.innerHTML = ''
  delete page.dataset['mounted']
  document.body.innerHTML =
    '<main id="broken"><h1></h1><p role="alert"></p><button></button></main>' +
    `<div id="root">${gateHtml}</div><p id="live"></p>`
  const source = document.createElement('script')
  source.dataset['app'] = '/viewer/app.js'
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(source)
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: () => void) {
        painted = callback
      }
      observe() {}
    },
  )
})
afterEach(() => {
  document.onsubmit = null
})

async function open(path: string) {
  history.replaceState(null, '', path)
  await import('./first-paint')
}
const scripts = () => [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'))
const button = () => document.querySelector('form button') as HTMLButtonElement
const told = () => document.querySelector('#broken p')!.textContent

test('nothing is fetched before the gate is painted, and the app once after', async () => {
  await open('/report/r1')
  expect([page.className, scripts()]).toEqual(['', []])
  painted()
  painted()
  expect(scripts()).toEqual(['/viewer/app.js'])
})

test('a browser that never reports a paint gets the app a little later', async () => {
  await open('/report/r1')
  vi.advanceTimersByTime(2000)
  expect(scripts()).toHaveLength(1)
})

test('a tab in the background gets the app at once', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await open('/report/r1')
  expect(scripts()).toHaveLength(1)
})

test.each(['/report/r1?skip_email=1', '/Ab3dE', '/report/'])(
  '%s hides the gate before the first paint',
  async (path) => {
    await open(path)
    expect([page.className, scripts().length]).toEqual(['waiting', 1])
  },
)

test('a remembered access hides the gate before the first paint', async () => {
  localStorage.setItem('report:r1:access', 'true')
  localStorage.setItem('report:r1:email', 'a@b.co')
  await open('/report/r1')
  expect(page.className).toBe('waiting')
})

test('an app that cannot be fetched is tried again, and in the end the page says what to do', async () => {
  await open('/report/r1')
  painted()
  for (let attempt = 0; attempt < 4; attempt++) {
    expect(scripts()).toHaveLength(1)
    document.querySelector('script')!.dispatchEvent(new Event('error'))
    expect(scripts()).toHaveLength(0)
    vi.advanceTimersByTime(5000)
  }
  expect([page.className, told()]).toEqual([
    'broken',
    'The page could not be loaded completely. Please check your connection.',
  ])
})

test('an app that arrives and does not start is reported once, and the page says what to do', async () => {
  network.answer('POST /api/client-errors', network.offline)
  await open('/report/r1')
  painted()
  document.querySelector('script')!.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(9_999)
  expect(page.className).toBe('')
  vi.advanceTimersByTime(60_000)
  expect([page.className, told()]).toEqual(['broken', 'The page did not start. Please reload it.'])
  expect(network.sent).toEqual([
    { call: 'POST /api/client-errors', body: { page: 'report', kind: 'not-mounted' } satisfies ReportClientError },
  ])
})

test('an app that starts is not changed', async () => {
  await open('/report/r1')
  painted()
  document.querySelector('script')!.dispatchEvent(new Event('load'))
  const root = await act(() => hydrateRoot(document.getElementById('root')!, <Viewer />))
  vi.advanceTimersByTime(60_000)
  expect([page.className, network.sent]).toEqual(['', []])
  act(() => root.unmount())
})

test('a remembered access waits for a document that is still on its way', async () => {
  rememberAccess({ kind: 'report', id: 'r1' }, 'a@b.co')
  network.answer('POST /api/report/r1', network.never)
  const html = document.body.innerHTML
  document.body.innerHTML = ''
  history.replaceState(null, '', '/report/r1')
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  await import('./main')
  document.body.innerHTML = html
  expect('mounted' in page.dataset).toBe(false)
  state.mockRestore()
  act(() => void document.dispatchEvent(new Event('DOMContentLoaded')))
  expect('mounted' in page.dataset).toBe(true)
})

test('a form sent before the app has loaded is sent by the app', async () => {
  await open('/report/r1')
  network.answer('POST /api/report/r1', network.never)
  const field = document.querySelector('input')!
  field.value = 'early@example.com'
  button().click()
  expect([button().textContent, button().disabled]).toEqual(['Accessing...', true])
  const root = await act(() => hydrateRoot(document.getElementById('root')!, <Viewer />))
  expect(network.sent).toEqual([{ call: 'POST /api/report/r1', body: { email: 'early@example.com' } }])
  expect([button().textContent, button().disabled, field.isConnected]).toEqual(['Accessing...', true, true])
  act(() => root.unmount())
})

test('input from before the app has loaded is kept', async () => {
  const complaints = vi.spyOn(console, 'error')
  await open('/report/r1')
  document.querySelector('input')!.value = 'half@exa'
  const root = await act(() => hydrateRoot(document.getElementById('root')!, <Viewer />))
  expect(document.querySelector('input')!.value).toBe('half@exa')
  expect(complaints).not.toHaveBeenCalled()
  act(() => root.unmount())
})
