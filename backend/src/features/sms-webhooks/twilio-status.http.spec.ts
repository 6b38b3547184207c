import type { TwilioMessage, FakeTwilio } from '@clarity/fakes/twilio'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { demoRequestBecomes, demoRequestState } from '../../../test/demo-request-rows.js'
import { DemoStory } from '../../../test/demo-story.js'
import { jobsDone } from '../../../test/jobs-done.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { startTwilio, twilioEnv } from '../../../test/twilio-account.js'
import { newId } from '../../identifiers/new-id.js'
import { SmsMessagesService } from '../sms-messages/sms-messages.service.js'

let app: TestApp
let twilio: FakeTwilio
let story: DemoStory
let lastPhone = 14155550300

beforeAll(async () => {
  twilio = await startTwilio()
  app = await startTestApp({ PUBLIC_URL: 'https://clarity.example', ...twilioEnv(twilio) })
  twilio.productOrigin = app.url
  story = new DemoStory(await ApiClient.signedIn(app))
})
afterEach(() => {
  twilio.chooseFault = () => null
  twilio.callbacks = 'none'
  expect(twilio.refusals.filter(({ code }) => code !== 21610)).toEqual([])
})
afterAll(async () => {
  await app.close()
  await twilio.close()
})

const newPhone = () => `+${(lastPhone += 1)}`
const takenBy = (phone: string) => twilio.messages.filter(({ to }) => to === phone)

interface Row {
  state: string
  attempt: number
  provider_id: string | null
  delivery: string | null
  delivery_error: string | null
  error: string | null
}

async function rowOf(phone: string): Promise<Row> {
  const [row] = await app.dataSource.query<[Row]>(
    'SELECT state, attempt, provider_id, delivery, delivery_error, error FROM sms_messages WHERE phone = $1',
    [phone],
  )
  return row
}

/** An invitation that Twilio accepted, and its demo request. */
async function invite(phone = newPhone()): Promise<{ phone: string; requestId: string; message: TwilioMessage }> {
  const { requestId } = await story.request({ role: 'recipient', recipientPhone: phone })
  await demoRequestBecomes(app.dataSource, requestId, 'invited')
  return { phone, requestId, message: takenBy(phone)[0]! }
}

describe('POST /api/webhooks/twilio/status', () => {
  it('answers 204 and shows on the row how far the message has come', async () => {
    const { phone, message } = await invite()
    expect(await rowOf(phone)).toMatchObject({ state: 'sent', provider_id: message.sid, delivery: null })
    expect(await twilio.report(message, 'sent')).toMatchObject({ status: 204, text: '' })
    expect(await rowOf(phone)).toMatchObject({ delivery: 'sent' })
    await twilio.report(message, 'delivered')
    expect(await rowOf(phone)).toMatchObject({ delivery: 'delivered', delivery_error: null })
  })

  it('never moves a state back, in any order and with any number of repeats', async () => {
    const { phone, message } = await invite()
    for (const status of ['delivered', 'sent', 'queued', 'delivered', 'sending', 'accepted'])
      await twilio.report(message, status)
    expect(await rowOf(phone)).toMatchObject({ state: 'sent', delivery: 'delivered' })
    const reports = await app.dataSource.query<unknown[]>('SELECT 1 FROM sms_delivery_reports WHERE provider_id = $1', [
      message.sid,
    ])
    expect(reports).toHaveLength(5)
  })

  it('keeps the first of two ends, with its reason', async () => {
    const { phone, message } = await invite()
    await twilio.report(message, 'undelivered', 30003)
    await twilio.report(message, 'delivered')
    expect(await rowOf(phone)).toMatchObject({ delivery: 'undelivered', delivery_error: 'Twilio error 30003' })
  })

  it('handles a hundred states that arrive at once', async () => {
    const { phone, message } = await invite()
    const states = Array.from({ length: 100 }, (_, n) => ['queued', 'sending', 'sent', 'delivered'][n % 4]!)
    const answers = await Promise.all(states.map((status) => twilio.report(message, status)))
    expect(answers.filter((answer) => answer?.status !== 204)).toEqual([])
    expect(await rowOf(phone)).toMatchObject({ delivery: 'delivered' })
  })

  it('accepts an unknown state and an unknown message', async () => {
    const { phone, message } = await invite()
    expect(await twilio.report(message, 'teleported')).toMatchObject({ status: 204 })
    expect(await rowOf(phone)).toMatchObject({ delivery: null })
    const stranger = { ...message, sid: `SM${'9'.repeat(32)}`, statusCallback: message.statusCallback!.split('?')[0]! }
    expect(await twilio.report(stranger, 'sent')).toMatchObject({ status: 204 })
  })

  it('joins states that come before the answer to the message itself', async () => {
    twilio.callbacks = 'out-of-order'
    twilio.failNext('slow')
    const { phone } = await invite()
    await vi.waitFor(async () => expect(await rowOf(phone)).toMatchObject({ state: 'sent', delivery: 'delivered' }))
    expect(takenBy(phone)).toHaveLength(1)
  })

  it.each(['hang-after-done', 'cut-after-done', 'error-after-done'] as const)(
    'confirms a message that was accepted although its answer was lost: %s',
    async (fault) => {
      twilio.callbacks = 'duplicate'
      twilio.failNext(fault)
      const { phone, message } = await invite()
      await jobsDone(app.dataSource)
      expect(await rowOf(phone)).toMatchObject({ state: 'sent', attempt: 1, provider_id: message.sid, error: null })
      expect(takenBy(phone)).toHaveLength(1)
    },
  )

  it('keeps a message unknown if another one matches it: each may have the other’s id', async () => {
    const [first, second] = [await invite(), await invite()]
    await app.dataSource.query(`UPDATE sms_messages SET state = 'unknown', provider_id = NULL WHERE phone = $1`, [
      second.phone,
    ])
    const swapped = { ...first.message, statusCallback: second.message.statusCallback }
    expect(await twilio.report(swapped, 'delivered')).toMatchObject({ status: 204 })
    expect(await rowOf(first.phone)).toMatchObject({ delivery: 'delivered' })
    expect(await rowOf(second.phone)).toMatchObject({ state: 'unknown', provider_id: null })
  })

  it('opts a number out whose carrier blocks it, and ends its request', async () => {
    const { phone, requestId, message } = await invite()
    await twilio.report(message, 'undelivered', 21610)
    await demoRequestBecomes(app.dataSource, requestId, 'opted_out')
    expect(await app.dataSource.query('SELECT words, source FROM opt_outs WHERE phone = $1', [phone])).toEqual([
      { words: 'Twilio error 21610', source: 'the carrier' },
    ])
  })
})

describe('sending by Twilio', () => {
  it.each(['hang-after-done', 'cut-after-done', 'error-after-done'] as const)(
    'reconciles a message whose answer was lost: %s',
    async (fault) => {
      twilio.failNext(fault)
      const { phone, message } = await invite()
      expect(await rowOf(phone)).toMatchObject({ state: 'sent', attempt: 1, provider_id: message.sid })
      expect(takenBy(phone)).toHaveLength(1)
    },
  )

  it.each([
    ['hang', 2],
    ['cut', 2],
    ['error', 2],
    ['too-many', 1],
  ] as const)('resends a message that was not accepted: %s', async (fault, attempt) => {
    twilio.failNext(fault)
    const { phone } = await invite()
    expect(await rowOf(phone)).toMatchObject({ state: 'sent', attempt })
    expect(takenBy(phone)).toHaveLength(1)
  })

  it('opts a number out that the carrier refuses for it', async () => {
    const phone = newPhone()
    twilio.optOut(phone)
    const { requestId } = await story.request({ role: 'recipient', recipientPhone: phone })
    await demoRequestBecomes(app.dataSource, requestId, 'opted_out')
    expect(await rowOf(phone)).toMatchObject({ state: 'failed', error: 'Twilio error 21610' })
    await story.request({ role: 'manager', recipientPhone: newPhone(), managerPhone: phone })
    await jobsDone(app.dataSource)
    expect(twilio.refusals.filter(({ code }) => code === 21610)).toHaveLength(1)
  })

  it('sends two equal texts to one phone twice, regardless of the state of either', async () => {
    const phone = newPhone()
    const queue = app.app.get(SmsMessagesService)
    const equal = { demoRequestId: null, template: 'help', phone, body: 'Clarity: the same words' } as const
    twilio.failNext('error-after-done', 'error-after-done')
    for (const onceKey of [newId(), newId()])
      await app.dataSource.transaction((manager) => queue.queue(manager, { ...equal, onceKey }))
    await vi.waitFor(
      async () => {
        const rows = await app.dataSource.query<Row[]>('SELECT state, provider_id FROM sms_messages WHERE phone = $1', [
          phone,
        ])
        expect(rows.map(({ state }) => state)).toEqual(['sent', 'sent'])
        expect(new Set(rows.map((row) => row.provider_id)).size).toBe(2)
      },
      { timeout: 20_000 },
    )
    expect(takenBy(phone)).toHaveLength(2)
  })

  it('does not change the state of a request if the delivery fails', async () => {
    const { requestId, message } = await invite()
    await twilio.report(message, 'failed', 30005)
    expect(await demoRequestState(app.dataSource, requestId)).toBe('invited')
  })
})
