import { ReportRow, webhookBody, type CreatedWebhook, type WebhookType } from '@clarity/contracts'
import { readConversation } from '@clarity/offline-language/test/read-conversations'
import { array, parse } from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { DemoStory } from '../../../test/demo-story.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { WebhookReceiver } from '../../../test/webhook-receiver.js'
import { WebhooksClient } from '../../../test/webhooks-client.js'
import { postWebhook } from './post-webhook.js'
import { privateAddressError, resolvePublic } from './resolve-public.js'

const { transcript } = readConversation('bank-call-0002f70f')
const phone = '+14155550140'
let app: TestApp
let admin: ApiClient
let receiver: WebhookReceiver
let hook: CreatedWebhook

beforeAll(async () => {
  app = await startTestApp({ WEBHOOK_PRIVATE_HOSTS: 'allow', QUIET_HOURS: 'off' })
  admin = await ApiClient.signedIn(app)
  receiver = await WebhookReceiver.listening()
  hook = await new WebhooksClient(admin).create(receiver.url)
})
afterAll(async () => {
  await app.close()
  await receiver.close()
})

it('tells of a demo from the request to the view, without a name, a phone or a word', async () => {
  const story = new DemoStory(admin)
  const { requestId } = await story.request({ role: 'recipient', recipientPhone: phone })
  await story.converse(requestId, transcript)
  await story.messagesOnceThere(phone, 2)
  const { report_id } = (await admin.get('/api/admin/reports')).as(array(ReportRow))[0]!
  await new ApiClient(app.url).post(`/api/report/${report_id}`, { email: 'alex@example.com' })
  await admin.post('/api/admin/reports/re-run', { demo_request_id: requestId, skip_notification: true })

  const dataOf = async (type: WebhookType, count: number) =>
    (await receiver.bodiesOnceThere(hook.secret, type, count)).map((body) => parse(webhookBody(type), body).data)
  const changes = (await dataOf('request.changed', 3)) as { state: string }[]
  expect(changes.map(({ state }) => state)).toEqual(
    // Whether the invitation was recorded first, is a race that the product allows.
    expect.arrayContaining(['requested', 'completed', 'reported']),
  )
  expect(await dataOf('conversation.finished', 1)).toMatchObject([{ request_id: requestId }])
  expect(await dataOf('report.written', 2)).toEqual(
    expect.arrayContaining([
      { report_id, kind: 'report', request_id: requestId, version: 1 },
      { report_id, kind: 'report', request_id: requestId, version: 2 },
    ]),
  )
  expect(await dataOf('report.viewed', 1)).toEqual([{ report_id, kind: 'report' }])
  const words = receiver.received.map(({ text }) => text).join()
  expect(words).not.toMatch(/Alex|\+1415|example\.com|message/)
})

it('refuses a name that leads to a private address when it connects', async () => {
  const lookUp = (all: boolean) =>
    new Promise((resolve) => resolvePublic('localhost', { all }, (error, ...found) => resolve(error ?? found)))
  for (const all of [true, false]) expect(await lookUp(all)).toEqual(new Error(privateAddressError))
  const before = receiver.received.length
  const url = receiver.url.replace('http:', 'https:').replace('127.0.0.1', 'localhost.example.invalid')
  await expect(postWebhook({ url, headers: {}, body: '{}', allowsPrivate: false })).rejects.toThrow()
  await expect(postWebhook({ url: receiver.url, headers: {}, body: '{}', allowsPrivate: false })).rejects.toThrow()
  expect(receiver.received).toHaveLength(before)
})
