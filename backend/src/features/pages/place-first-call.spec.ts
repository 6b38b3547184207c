import type { ActiveRemote } from '@clarity/contracts'
import { expect, it } from 'vitest'
import { placeFirstCall } from './place-first-call.js'

const remote = (change: Partial<ActiveRemote>): ActiveRemote => ({
  name: 'mf-reports',
  version: '1.0.0+ab',
  contract: 1,
  title: 'Reports',
  entry: '/remotes/mf-reports/1.0.0+ab/remote.js',
  integrity: 'sha384-remote.js',
  global: 'mf_reports',
  routes: ['/admin/reports', '/admin/report-views'],
  navigation: [],
  firstCalls: { '/admin/reports': { path: '/api/admin/reports', query: ['q', 'sort'] } },
  ...change,
})
const html = '<head><!--page-data--></head>'
const place = (path: string, search = '', remotes = [remote({})]) => placeFirstCall(html, { path, search }, remotes)
const pageWith = (call: string) => `<head><meta name="first-call" content="${call}"><!--page-data--></head>`

it.each([
  ['', '/api/admin/reports'],
  ['?sort=-created_at', '/api/admin/reports?sort=-created_at'],
  // In the order and the spelling of the client.
  ['?sort=name&q=Zo%C3%AB%20%26%20%22Bo%22', '/api/admin/reports?q=Zo%C3%AB+%26+%22Bo%22&amp;sort=name'],
  ['?q=', '/api/admin/reports'],
])('names the call of a page with the query %s', (search, call) => {
  expect(place('/admin/reports', search)).toBe(pageWith(call))
})

it.each([
  ['/admin/reports', '?q=a&page=2'],
  ['/admin/reports/7', ''],
  ['/admin/report-views', ''],
  ['/admin', ''],
])('names none for %s%s, of which it does not know what it asks for', (path, search) => {
  expect(place(path, search)).toBe(html)
})

it('names none that a module gives for a page of another', () => {
  const other = remote({ name: 'mf-other', routes: ['/admin/other'] })
  expect(place('/admin/reports', '', [other, remote({ firstCalls: {} })])).toBe(html)
})
