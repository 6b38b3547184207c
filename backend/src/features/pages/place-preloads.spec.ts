import type { ActiveRemote } from '@clarity/contracts'
import { expect, it } from 'vitest'
import { placePreloads } from './place-preloads.js'

const file = (name: string) => ({ href: `/remotes/mf-reports/1.0.0+ab/${name}`, integrity: `sha384-${name}` })
const reports: ActiveRemote = {
  name: 'mf-reports',
  version: '1.0.0+ab',
  contract: 1,
  title: 'Reports',
  entry: '/remotes/mf-reports/1.0.0+ab/remote.js',
  integrity: 'sha384-remote.js',
  global: 'mf_reports',
  routes: ['/admin/reports', '/admin/report-views'],
  navigation: [],
  preload: { '/admin/reports': [file('page.js')] },
}
const html = '<head><!--page-data--></head>'

const pageWith = (names: readonly string[]) => {
  const links = names.map(
    (name) =>
      `<link rel="preload" as="script" href="/remotes/mf-reports/1.0.0+ab/${name}" integrity="sha384-${name}" crossorigin="anonymous">`,
  )
  return `<head>${links.join('')}<!--page-data--></head>`
}

it.each(['/admin/reports', '/admin/reports/7'])('names the entry and the files of the module at %s', (path) => {
  expect(placePreloads(html, path, [reports])).toBe(pageWith(['remote.js', 'page.js']))
})

it('names the entry alone for a release without a list', () => {
  expect(placePreloads(html, '/admin/report-views', [reports])).toBe(pageWith(['remote.js']))
})

it.each(['/admin', '/admin/reports-of-nobody', '/admin/modules'])(
  'names none for %s, which belongs to no module',
  (path) => {
    expect(placePreloads(html, path, [reports])).toBe(html)
  },
)
