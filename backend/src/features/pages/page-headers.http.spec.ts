import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'

/** Every kind of page, those that refuse something included. */
const pages = {
  home: '/',
  'a campaign': '/?c=xx',
  'an unknown address': '/nothing/here',
  'an undecodable address': '/%E0%A4%A',
  'an unknown link': '/abcde',
  'an unknown demo': '/demo/unknown',
  'an invitation': '/invite/logan@example.com',
  'the phone simulator': '/phone-simulator',
  "a report's gate": '/report/unknown',
  "a combined report's gate": '/combined-report/unknown',
  'the admin': '/admin',
  'an unknown page of the admin': '/admin/nothing-here',
  'the docs of the API': '/api/docs',
}

let app: TestApp
let anybody: ApiClient

beforeAll(async () => {
  app = await startTestApp()
  anybody = new ApiClient(app.url)
})
afterAll(() => app.close())

describe.each(Object.entries(pages))('%s', (_, path) => {
  it('refuses what it does not use', async () => {
    const { headers } = await anybody.get(path)
    expect(headers.get('content-type')).toContain('text/html')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    const denied = headers.get('permissions-policy')!.split(',')
    expect(denied).toEqual(expect.arrayContaining(['camera=()', 'geolocation=()']))
    const policy = headers.get('content-security-policy')!.split(/;\s*/)
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    // The page of the docs has nothing that a browser could block.
    if (path !== '/api/docs') expect(policy).toContain('report-uri /api/csp')
  })
})

it.each(['/', '/abc/def', '/demo/unknown', '/admin'])('enforces Trusted Types at %s', async (path) => {
  const policy = (await anybody.get(path)).headers.get('content-security-policy')
  expect(policy).toContain("require-trusted-types-for 'script';trusted-types default;")
})

it('leaves the microphone to the pages with conversations', async () => {
  const denies = async (path: string) => (await anybody.get(path)).headers.get('permissions-policy')!
  expect(await denies('/report/unknown')).toContain('microphone=()')
  expect(await denies('/admin')).toContain('microphone=()')
  expect(await denies('/invite/logan@example.com')).not.toContain('microphone')
})
