import { afterAll, beforeAll, expect, it } from 'vitest'
import { ApiClient } from '../../test/api-client.js'
import { startTestApp, type TestApp } from '../../test/test-app.js'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

it('describes every call on a page that loads and runs nothing', async () => {
  const client = new ApiClient(app.url)
  const { body, headers, status } = await client.get('/api/docs')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; /)
  const page = body as string
  expect(page).not.toMatch(/<script|<link|<img| on\w+=| src=/)
  const { paths } = (await client.get('/api/openapi.json')).body as { paths: object }
  for (const path of Object.keys(paths)) expect(page).toContain(`<code>${path}</code>`)
  const links = [...page.matchAll(/href="#(\w+)"/g)].map(([, name]) => name!)
  expect(new Set(links).size).toBeGreaterThan(50)
  expect(links.filter((name) => !page.includes(`id="${name}"`))).toEqual([])
})
