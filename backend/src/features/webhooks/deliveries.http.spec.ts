import { Alarm, type CreatedWebhook } from '@clarity/contracts'
import { array } from 'valibot'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { expectRefusal } from '../../../test/remotes-client.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { WebhookReceiver } from '../../../test/webhook-receiver.js'
import { WebhooksClient } from '../../../test/webhooks-client.js'
import { webhookTexts } from '@clarity/contracts'
import { DeliverWebhookHandler } from './deliver-webhook.handler.js'
import { WebhookEventsService } from './webhook-events.service.js'
import { maxTries, pauseSecs } from './webhook-retries.js'

let app: TestApp
let admin: ApiClient
let webhooks: WebhooksClient
let receiver: WebhookReceiver
let hook: CreatedWebhook

beforeAll(async () => {
  app = await startTestApp({ WEBHOOK_PRIVATE_HOSTS: 'allow', ROLE: 'api' })
  admin = await ApiClient.signedIn(app)
  webhooks = new WebhooksClient(admin)
})
afterEach(async () => {
  await webhooks.delete(hook.id)
  await receiver.close()
})
afterAll(() => app.close())

/** An event for a receiver that answers these; its delivery, not tried yet. No worker runs: the test makes the tries. */
async function publish(...answers: number[]): Promise<string> {
  receiver = await WebhookReceiver.listening()
  receiver.answers = answers
  hook = await webhooks.create(receiver.url)
  const events = app.app.get(WebhookEventsService)
  const data = { report_id: 'r1', kind: 'report' as const }
  await app.dataSource.transaction((manager) => events.publish(manager, 'report.viewed', data))
  return (await find()).id
}

const find = async () => (await webhooks.deliveries(hook.id))[0]!
const attempt = (deliveryId: string, tries: number, series = 1) =>
  app.app.get(DeliverWebhookHandler).handle({ deliveryId, series, tries })

describe('a delivery', () => {
  it('is signed, and made once', async () => {
    const id = await publish()
    // Either may be the one that claims it; the other may fail, and its job is then retried.
    const tries = await Promise.allSettled([attempt(id, 0), attempt(id, 0)])
    expect(tries.map(({ status }) => status)).toContain('fulfilled')
    await attempt(id, 0)
    const [body] = await receiver.bodiesOnceThere(hook.secret, 'report.viewed', 1)
    expect(body!.data).toEqual({ report_id: 'r1', kind: 'report' })
    expect(receiver.received).toHaveLength(1)
    expect(receiver.received[0]!.headers).toMatchObject({
      'webhook-id': `msg_${id}`,
      'user-agent': 'Clarity-Webhooks/1',
    })
    expect(await find()).toMatchObject({ state: 'delivered', status: 204, tries: 1, error: null, next_try_at: null })
    expect((await webhooks.get(hook.id)).last_delivered_at).not.toBeNull()
  })

  it('is tried eight times over two days, then the webhook is off and the admin knows', async () => {
    const id = await publish(...Array<number>(maxTries).fill(500))
    let waitedSecs = 0
    for (let tries = 0; tries < maxTries; tries += 1) {
      await attempt(id, tries)
      const { next_try_at: next } = await find()
      if (next) waitedSecs += (Date.parse(next) - Date.now()) / 1000
    }
    expect(waitedSecs / 3600).toBeGreaterThan(42)
    expect(waitedSecs / 3600).toBeLessThan(53)
    expect(receiver.received).toHaveLength(8)
    expect(await find()).toMatchObject({ state: 'failed', status: 500, tries: 8, error: 'the receiver answered 500' })
    expect(await webhooks.get(hook.id)).toMatchObject({ is_on: false, off_reason: 'the receiver answered 500' })
    const alarms = (await admin.get('/api/admin/alarms')).as(array(Alarm))
    expect(alarms.map(({ kind }) => kind)).toContain('webhook_off')
  })

  it('is sent again by an admin, with the same id', async () => {
    const id = await publish(500)
    await attempt(id, 0)
    expect((await webhooks.redeliver(id)).status).toBe(202)
    await attempt(id, 1)
    await attempt(id, 0, 2)
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([`msg_${id}`, `msg_${id}`])
    expect(await find()).toMatchObject({ state: 'delivered', tries: 1 })
    await webhooks.change(hook.id, { is_on: false })
    expectRefusal(await webhooks.redeliver(id), 409, webhookTexts.isOff)
  })

  it('fails at once at an address that is gone, and follows no redirect', async () => {
    const id = await publish(302, 410)
    await attempt(id, 0)
    expect(await find()).toMatchObject({ state: 'waiting', status: 302, error: 'the receiver answered 302' })
    await attempt(id, 1)
    expect(await find()).toMatchObject({ state: 'failed', status: 410 })
    expect(receiver.received).toHaveLength(2)
    expect((await webhooks.get(hook.id)).is_on).toBe(false)
  })

  it('of a try whose process died is taken over once its time is up', async () => {
    const id = await publish()
    const lease = (secs: number) =>
      app.dataSource.query(
        `UPDATE webhook_deliveries SET tries = 1, leased_until = now() + make_interval(secs => $2) WHERE id = $1`,
        [id, secs],
      )
    await lease(10)
    await expect(attempt(id, 0)).rejects.toThrow('Another process makes this try.')
    await lease(-1)
    await attempt(id, 0)
    expect(await find()).toMatchObject({ state: 'delivered', tries: 1 })
  })

  it('is not made while the webhook is off, and not if the event is rolled back', async () => {
    const id = await publish()
    await webhooks.change(hook.id, { is_on: false })
    await attempt(id, 0)
    expect(await find()).toMatchObject({ state: 'failed', error: 'the webhook is off' })
    await webhooks.change(hook.id, { is_on: true })
    const events = app.app.get(WebhookEventsService)
    const rolledBack = app.dataSource.transaction(async (manager) => {
      await events.publish(manager, 'report.viewed', { report_id: 'r2', kind: 'report' })
      throw new Error('rolled back')
    })
    await expect(rolledBack).rejects.toThrow('rolled back')
    expect(await webhooks.deliveries(hook.id)).toHaveLength(1)
    expect(receiver.received).toEqual([])
  })

  it('is retried after pauses that grow', () => {
    const pauses = Array.from({ length: maxTries - 1 }, (_, index) => pauseSecs(index + 1, 0.5))
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other))
    expect(pauses[0]).toBe(60)
  })
})
