import { readFile } from 'node:fs/promises'
import openapiTS, { astToString } from 'openapi-typescript'
import createClient from 'openapi-fetch'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ApiClient } from '../../test/api-client.js'
import type { paths } from '../../test/api-types.js'
import { DemoStory } from '../../test/demo-story.js'
import { startTestApp, type TestApp } from '../../test/test-app.js'
import { TokensClient } from '../../test/tokens-client.js'

let app: TestApp
let admin: ApiClient

beforeAll(async () => {
  app = await startTestApp({ QUIET_HOURS: 'off' })
  admin = await ApiClient.signedIn(app)
})
afterAll(() => app.close())

it('is generated from the committed document (vitest -u writes it)', async () => {
  const document = await readFile(new URL('../../openapi.json', import.meta.url), 'utf8')
  await expect(astToString(await openapiTS(document))).toMatchFileSnapshot('../../test/api-types.d.ts')
})

it('requests a demo once, finds it, and is refused in the words of the document', async () => {
  const { token } = await new TokensClient(admin).create('typed', ['requests:write', 'requests:read'])
  const client = createClient<paths>({ baseUrl: app.url, headers: { authorization: `Bearer ${token}` } })
  const scenarioId = await new DemoStory(admin).firstScenarioId()
  const request = () =>
    client.POST('/api/request-demo', {
      params: { header: { 'Idempotency-Key': 'order-1' } },
      body: { role: 'recipient', recipientName: 'Alex Kim', recipientPhone: '+14155550123', scenarioId },
    })
  const [first, again] = [await request(), await request()]
  expect(first.data?.requestId).toBeTypeOf('string')
  expect(again.data).toEqual(first.data)
  const { data: rows = [] } = await client.GET('/api/admin/demo-requests', { params: { query: { limit: 10 } } })
  expect(rows.map(({ id, recipient_phone: phone }) => ({ id, phone }))).toEqual([
    { id: first.data?.requestId, phone: '+14155550123' },
  ])
  const { error } = await client.GET('/api/admin/reports', {})
  expect(error?.message).toBe('This token does not have the scope reports:read.')
})
