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
  preload: { '/admin/reports': [file('remote.js'), file('page.js')] },
}
const html = '<head><!--page-data--></head>'

it.each(['/admin/reports', '/admin/reports/7'])('names the files of the module that answers %s', (path) => {
  const links = ['remote.js', 'page.js'].map(
    (name) =>
      `<link rel="preload" as="script" href="/remotes/mf-reports/1.0.0+ab/${name}" integrity="sha384-${name}" crossorigin="anonymous">`,
  )
  expect(placePreloads(html, path, [reports])).toBe(`<head>${links.join('')}<!--page-data--></head>`)
})

it.each(['/admin', '/admin/reports-of-nobody', '/admin/report-views', '/admin/modules'])(
  'names none for %s, which is the shell, nobody, or a release without a list',
  (path) => {
    expect(placePreloads(html, path, [reports])).toBe(html)
  },
)
