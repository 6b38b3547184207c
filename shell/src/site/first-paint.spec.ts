import type { ReportClientError } from '@clarity/contracts/client-error'
import { answer, done, sent } from '@clarity/test-kit/network'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { embedPageData } from '../test-data/embed-page-data'

const page = document.documentElement
const scripts = () => document.head.querySelectorAll('script[src]')
const told = () => document.querySelector('#broken p')!.textContent
const preloads = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))

async function open(path: string) {
  history.replaceState(null, '', path)
  const script = document.createElement('script')
  Object.assign(script.dataset, {
    app: '/site/app.js',
    home: '/site/home.js /site/phone-input.js',
    invite: '/site/invite.js',
    demo: '/site/demo.js /site/demo.css',
    phoneSimulator: '/site/phone-simulator.js',
  })
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true })
  vi.resetModules()
  await import('./first-paint')
  document.dispatchEvent(new Event('DOMContentLoaded'))
}

beforeEach(() => {
  page.className = ''
  delete page.dataset['mounted']
  document.body.innerHTML = '<div id="broken"><p role="alert"></p><button></button></div>'
})
afterEach(() => {
  document.onsubmit = null
  delete page.dataset['submitted']
})

test.each(['/', '/?c=q7', '/nothing-here'])(
  '%s shows the home of the HTML and fetches what belongs to it',
  async (path) => {
    await open(path)
    expect(page.className).toBe('')
    expect(preloads()).toEqual(['/site/home.js', '/site/phone-input.js'])
    expect(scripts()).toHaveLength(1)
  },
)

test.each([
  ['/invite/x', ['/site/invite.js']],
  ['/demo/0a1b', ['/site/demo.js', '/site/demo.css']],
  ['/phone-simulator', ['/site/phone-simulator.js']],
])('%s shows the spinner, never the home, and fetches what belongs to it', async (path, files) => {
  await open(path)
  expect(page.className).toBe('waiting')
  expect(preloads()).toEqual(files)
  expect(scripts()).toHaveLength(1)
})

test('a notice is shown on the home page, for every path', async () => {
  embedPageData({ notice: 'This conversation link could not be found.' })
  await open('/demo/unknown')
  expect(page.className).toBe('')
})

test('a form that is sent before the app has loaded is kept, and the page stays', async () => {
  await open('/')
  const sent = new Event('submit', { cancelable: true, bubbles: true })
  document.body.dispatchEvent(sent)
  expect(sent.defaultPrevented).toBe(true)
  expect('submitted' in page.dataset).toBe(true)
})

test('an app that does not load is fetched again, and then the page says so', async () => {
  vi.useFakeTimers()
  await open('/')
  for (const waitMs of [1000, 2000, 3000]) {
    scripts()[0]!.dispatchEvent(new Event('error'))
    expect(page.className).toBe('')
    vi.advanceTimersByTime(waitMs)
  }
  scripts()[0]!.dispatchEvent(new Event('error'))
  expect(page.className).toBe('broken')
  expect(told()).toBe('The page could not be loaded completely. Please check your connection.')
})

test('an app that arrives and does not start is reported once, and the page says what to do', async () => {
  vi.useFakeTimers()
  answer('POST /api/client-errors', done)
  await open('/')
  scripts()[0]!.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(9_999)
  expect(page.className).toBe('')
  vi.advanceTimersByTime(60_000)
  expect([page.className, told()]).toEqual(['broken', 'The page did not start. Please reload it.'])
  expect(sent).toEqual([
    { call: 'POST /api/client-errors', body: { page: 'site', kind: 'not-mounted' } satisfies ReportClientError },
  ])
})
