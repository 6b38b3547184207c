import { CreatedWebhook, webhookTexts } from '@clarity/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { expectRefusal } from '../../../test/remotes-client.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { WebhooksClient } from '../../../test/webhooks-client.js'

const url = 'https://example.com/clarity'
let app: TestApp
let admin: ApiClient
let webhooks: WebhooksClient

beforeAll(async () => {
  app = await startTestApp()
  admin = await ApiClient.signedIn(app)
  webhooks = new WebhooksClient(admin)
})
afterAll(() => app.close())

describe('POST /api/admin/webhooks', () => {
  it('answers with the secret once, and stores it sealed', async () => {
    const { secret, ...row } = await webhooks.create(url, ['report.written'])
    expect(secret).toMatch(/^whsec_[\w+/]{32}$/)
    expect(row).toMatchObject({ url, types: ['report.written'], is_on: true, created_by: 'admin@example.com' })
    expect(await webhooks.get(row.id)).toEqual(row)
    const stored: object[] = await app.dataSource.query('SELECT * FROM webhooks')
    expect(JSON.stringify(stored)).not.toContain(secret.slice(6))
  })

  it.each([
    ['no address', { url: 'example' }, `url ${webhookTexts.urlInvalid}.`],
    ['a plain address', { url: 'http://example.com/' }, `url ${webhookTexts.httpsOnly}.`],
    ['an address of this machine', { url: 'https://127.0.0.1/' }, `url ${webhookTexts.privateAddress}.`],
    ['no type', { types: [] }, 'types must have one type or more.'],
    ['a type twice', { types: ['report.viewed', 'report.viewed'] }, 'types must not name a type twice.'],
  ])('refuses %s', async (_, change, sentence) => {
    expectRefusal(await webhooks.send({ url, types: ['report.viewed'], ...change }), 400, sentence)
  })

  it('refuses the twenty-first, also of many at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => webhooks.send({ url, types: ['report.viewed'] })),
    )
    for (const answer of answers.filter(({ status }) => status !== 201))
      expectRefusal(answer, 409, webhookTexts.tooMany)
    const made = answers.filter(({ status }) => status === 201).map((answer) => answer.as(CreatedWebhook))
    expect(await webhooks.list()).toHaveLength(20)
    for (const { id } of made) expect((await webhooks.delete(id)).status).toBe(204)
  })
})

describe('PATCH and DELETE /api/admin/webhooks/{id}', () => {
  it('change what is named, and remove it', async () => {
    const { id } = await webhooks.create(url)
    expect((await webhooks.change(id, { is_on: false })).status).toBe(200)
    expect(await webhooks.get(id)).toMatchObject({ url, is_on: false, off_reason: null })
    await webhooks.change(id, { is_on: true, types: ['report.viewed'], url: `${url}/2` })
    expect(await webhooks.get(id)).toMatchObject({
      url: `${url}/2`,
      is_on: true,
      off_at: null,
      types: ['report.viewed'],
    })
    expectRefusal(await webhooks.change(id, { url: 'https://[::1]/' }), 400, `url ${webhookTexts.privateAddress}.`)
    expect((await webhooks.delete(id)).status).toBe(204)
    for (const answer of [await webhooks.delete(id), await webhooks.change(id, { is_on: true })])
      expectRefusal(answer, 404, webhookTexts.unknown)
    expectRefusal(await admin.get(`/api/admin/webhooks/${id}/deliveries`), 404, webhookTexts.unknown)
    expectRefusal(await webhooks.redeliver('x'), 404, webhookTexts.unknownDelivery)
  })
})
