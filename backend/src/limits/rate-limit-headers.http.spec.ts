import { afterAll, beforeAll, expect, it } from 'vitest'
import { ApiClient } from '../../test/api-client.js'
import { DemoStory } from '../../test/demo-story.js'
import { startTestApp, type TestApp } from '../../test/test-app.js'

let app: TestApp
let body: object

beforeAll(async () => {
  app = await startTestApp({ QUIET_HOURS: 'off' })
  body = await new DemoStory(await ApiClient.signedIn(app)).requestBody()
})
afterAll(() => app.close())

const request = () => new ApiClient(app.url).post('/api/request-demo', body)

it('says what is left of the limit for the network, and nothing about the phone', async () => {
  const { headers, status } = await request()
  expect(status).toBe(201)
  expect(headers.get('ratelimit-policy')).toBe('"demo-network";q=20;w=3600')
  expect(headers.get('ratelimit')).toMatch(/^"demo-network";r=19;t=3(600|599)$/)
  expect((await request()).headers.get('ratelimit')).toContain('r=18;')
})

it('says that nothing is left on a refusal', async () => {
  await app.dataSource.query(`UPDATE limits SET points = 20 WHERE key LIKE 'demo-network%'`)
  const { headers, status } = await request()
  expect(status).toBe(429)
  expect(headers.get('ratelimit')).toContain('r=0;')
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(3500)
})

it('says nothing where no limit was spent', async () => {
  expect((await new ApiClient(app.url).get('/api/scenarios')).headers.has('ratelimit')).toBe(false)
})
