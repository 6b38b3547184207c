import { idempotencyTexts, RequestedDemo } from '@clarity/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ApiClient, type Answer } from '../../../test/api-client.js'
import { DemoStory } from '../../../test/demo-story.js'
import { expectRefusal } from '../../../test/remotes-client.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { bearer, TokensClient } from '../../../test/tokens-client.js'

let app: TestApp
let admin: ApiClient
let story: DemoStory
let body: object

beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: 'loopback', QUIET_HOURS: 'off' })
  admin = await ApiClient.signedIn(app)
  story = new DemoStory(admin)
  body = await story.requestBody()
})
beforeEach(() => app.dataSource.query('DELETE FROM limits'))
afterAll(() => app.close())

function request(key: string, headers: Record<string, string> = {}, of = body, client = admin): Promise<Answer> {
  return client.post('/api/request-demo', of, { 'idempotency-key': key, ...headers })
}

async function countRequests(): Promise<number> {
  const [row] = await app.dataSource.query<[{ count: number }]>('SELECT count(*)::int FROM demo_requests')
  return row.count
}

describe('Idempotency-Key of POST /api/request-demo', () => {
  it('gives the first answer again, with or without quotes, and makes one request', async () => {
    const before = await countRequests()
    const first = (await request('order-1')).as(RequestedDemo)
    for (const key of ['order-1', '"order-1"']) {
      const again = await request(key)
      expect(again.status).toBe(201)
      expect(again.as(RequestedDemo)).toEqual(first)
    }
    expect(await countRequests()).toBe(before + 1)
  })

  it('makes one request of many at once', async () => {
    const before = await countRequests()
    const answers = await Promise.all(Array.from({ length: 20 }, () => request('burst')))
    const made = answers.filter(({ status }) => status === 201).map((answer) => answer.as(RequestedDemo).requestId)
    expect(new Set(made).size).toBe(1)
    for (const answer of answers.filter(({ status }) => status !== 201))
      expectRefusal(answer, 409, idempotencyTexts.inProgress)
    expect(await countRequests()).toBe(before + 1)
  })

  it('is refused with another body', async () => {
    await request('order-2')
    expectRefusal(await request('order-2', {}, { ...body, recipientName: 'Other' }), 422, idempotencyTexts.otherBody)
  })

  it('is free again after a refusal, and after a day', async () => {
    expect((await request('order-3', {}, { ...body, scenarioId: 'none' })).status).toBe(400)
    const first = (await request('order-3')).as(RequestedDemo)
    await app.dataSource.query(`UPDATE idempotency_keys SET created_at = now() - interval '24 hours 1 second'`)
    expect((await request('order-3')).as(RequestedDemo)).not.toEqual(first)
  })

  it('is taken over from a request whose process died', async () => {
    await request('order-4')
    const die = (age: string) =>
      app.dataSource.query(`UPDATE idempotency_keys SET answer = NULL, created_at = now() - $1::interval`, [age])
    await die('1 minute')
    expectRefusal(await request('order-4'), 409, idempotencyTexts.inProgress)
    await die('3 minutes')
    expect((await request('order-4')).status).toBe(201)
  })

  it('is one key for each session, token and network', async () => {
    const { token } = await new TokensClient(admin).create('crm', ['requests:write'])
    const stranger = new ApiClient(app.url)
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const answers = [
      await request('shared'),
      await request('shared', bearer(token), body, stranger),
      await request('shared', from('203.0.113.1'), body, stranger),
      await request('shared', from('198.51.100.1'), body, stranger),
    ]
    expect(new Set(answers.map((answer) => answer.as(RequestedDemo).requestId)).size).toBe(4)
    const neighbour = await request('shared', from('203.0.113.9'), body, stranger)
    expect(neighbour.as(RequestedDemo)).toEqual(answers[2]!.as(RequestedDemo))
  })

  it.each([' ', '""', 'a"b', 'x'.repeat(201)])('is refused as %j', async (key) => {
    expectRefusal(await request(key), 400, idempotencyTexts.invalid)
  })

  it('stores neither the body nor the network', async () => {
    await request('private', { 'x-forwarded-for': '203.0.113.77' }, body, new ApiClient(app.url))
    const stored = JSON.stringify(await app.dataSource.query('SELECT * FROM idempotency_keys'))
    expect(stored).not.toMatch(/203\.0\.113|private/)
    expect(stored).not.toContain((body as { recipientName: string }).recipientName)
  })
})
