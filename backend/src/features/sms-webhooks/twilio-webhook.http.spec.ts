import { createHmac } from 'node:crypto'
import { ErrorBody } from '@clarity/contracts'
import { postForm, type FakeTwilio, type WebhookAnswer } from '@clarity/fakes/twilio'
import twilioLibrary from 'twilio'
import { parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jobsDone } from '../../../test/jobs-done.js'
import { recordLog } from '../../../test/recorded-log.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { authToken, startTwilio, twilioNumber } from '../../../test/twilio-account.js'

const publicUrl = 'https://clarity.example'
const address = `${publicUrl}/api/webhooks/twilio/sms`
const phone = '+14155550142'

let app: TestApp
let twilio: FakeTwilio
let logged: string[]

beforeAll(async () => {
  // The webhooks work with every SMS provider: here it is the outbox.
  app = await startTestApp({ PUBLIC_URL: publicUrl, TWILIO_AUTH_TOKEN: authToken })
  logged = recordLog(app)
  twilio = await startTwilio()
  twilio.productOrigin = app.url
})
afterAll(async () => {
  await twilio.close()
  await app.close()
})

type Form = Record<string, string>

const text = (body: string, more: Form = {}): Form =>
  twilio.inboundForm({ from: phone, to: twilioNumber, body, ...more })
const sign = (form: Form, { token = authToken, url = address } = {}) =>
  twilioLibrary.getExpectedTwilioSignature(token, url, form)
const send = (form: Form, signature: string | null, path = '/api/webhooks/twilio/sms') =>
  postForm(app.url + path, form, signature === null ? {} : { 'x-twilio-signature': signature })

async function stored(): Promise<number> {
  const [{ count }] = await app.dataSource.query<[{ count: number }]>(
    `SELECT ((SELECT count(*) FROM incoming_sms) + (SELECT count(*) FROM sms_delivery_reports) +
       (SELECT count(*) FROM replies))::int AS count`,
  )
  return count
}

describe('a webhook that Twilio has not signed', () => {
  const other = (form: Form): Form => ({ ...form, Body: 'YES' })
  const without = (form: Form, name: string): Form =>
    Object.fromEntries(Object.entries(form).filter(([key]) => key !== name))
  const forged: [string, (form: Form) => Promise<WebhookAnswer>][] = [
    ['without a signature', (form) => send(form, null)],
    ['with an empty signature', (form) => send(form, '')],
    ['signed with another secret', (form) => send(form, sign(form, { token: 'another token' }))],
    ['signed with an empty secret', (form) => send(form, createHmac('sha1', '').update(address).digest('base64'))],
    ['with another body', (form) => send(other(form), sign(form))],
    ['with a parameter more', (form) => send({ ...form, OptOutType: 'START' }, sign(form))],
    ['with a parameter less', (form) => send(without(form, 'FromCountry'), sign(form))],
    ['signed for the address that the server itself sees', (form) => send(form, sign(form, { url: app.url + '/sms' }))],
    ['signed for the other webhook', (form) => send(form, sign(form, { url: address.replace('/sms', '/status') }))],
    ['signed for http', (form) => send(form, sign(form, { url: address.replace('https', 'http') }))],
    ['with something added to the address', (form) => send(form, sign(form), '/api/webhooks/twilio/sms?a=b')],
    ['with half a signature', (form) => send(form, sign(form).slice(0, 14))],
    ['with an old signature for a new message', (form) => send({ ...form, MessageSid: 'SMnew' }, sign(form))],
    [
      'signed by another algorithm',
      (form) => send(form, createHmac('sha256', authToken).update(address).digest('base64')),
    ],
    [
      'that is JSON with the signature of an empty form',
      async (form) => {
        const headers = { 'content-type': 'application/json', 'x-twilio-signature': sign({}) }
        const answer = await fetch(`${app.url}/api/webhooks/twilio/sms`, {
          method: 'POST',
          headers,
          body: JSON.stringify(form),
        })
        return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
      },
    ],
    ['for a state, without a signature', (form) => send(form, null, '/api/webhooks/twilio/status')],
  ]

  it.each(forged)('is refused %s; nothing is stored and the log names no person', async (_, post) => {
    const before = await stored()
    logged.length = 0
    const answer = await post(text('please call 555 0142 for Ms Canary'))
    expect(answer.status).toBe(401)
    parse(ErrorBody, JSON.parse(answer.text))
    expect(await stored()).toBe(before)
    expect(logged).toEqual([
      expect.stringMatching(
        /^Refused request [\w-]+ to \/api\/webhooks\/twilio\/(sms|status): (it is no form|it has no signature|its signature is wrong)\.$/,
      ),
    ])
  })

  it('is refused by everybody who has no auth token', async () => {
    const closed = await startTestApp({ PUBLIC_URL: publicUrl })
    try {
      const form = text('YES')
      const signature = sign(form, { token: '' })
      const answer = await postForm(`${closed.url}/api/webhooks/twilio/sms`, form, { 'x-twilio-signature': signature })
      expect(answer.status).toBe(401)
    } finally {
      await closed.close()
    }
  })

  it('is the only one that may send a form', async () => {
    expect((await postForm(`${app.url}/api/request-demo`, {}, {})).status).toBe(415)
  })
})

describe('POST /api/webhooks/twilio/sms', () => {
  const repliesOf = (from: string) =>
    app.dataSource.query<{ body: string; meaning: string; effect: string }[]>(
      'SELECT body, meaning, effect FROM replies WHERE phone = $1 ORDER BY id',
      [from],
    )

  it('answers with empty TwiML and processes the message', async () => {
    const from = '+14155550143'
    const answer = await twilio.receive(address, { from, to: twilioNumber, body: 'STOP' })
    expect(answer).toEqual({
      status: 200,
      type: 'text/xml; charset=utf-8',
      text: '<?xml version="1.0" encoding="UTF-8"?><Response></Response>',
    })
    await jobsDone(app.dataSource)
    expect(await repliesOf(from)).toEqual([{ body: 'STOP', meaning: 'stop', effect: 'opted_out' }])
  })

  it('processes a message once, however often and however late it is delivered', async () => {
    const from = '+14155550144'
    const message = { from, to: twilioNumber, body: 'hello', sid: 'SM00000000000000000000000000000001' }
    await Promise.all(Array.from({ length: 10 }, () => twilio.receive(address, message)))
    await jobsDone(app.dataSource)
    const before = await stored()
    const again = await twilio.receive(address, message)
    await jobsDone(app.dataSource)
    expect(again.status).toBe(200)
    expect(await stored()).toBe(before)
    expect(await repliesOf(from)).toHaveLength(1)
  })

  it('processes the messages of one phone in the order of arrival', async () => {
    const from = '+14155550145'
    for (const body of ['STOP', 'START', 'STOP', 'START'])
      await twilio.receive(address, { from, to: twilioNumber, body })
    await jobsDone(app.dataSource)
    expect(await app.dataSource.query('SELECT 1 FROM opt_outs WHERE phone = $1', [from])).toEqual([])
  })

  it('verifies signatures over unknown parameters and repeated names', async () => {
    const form = { ...text('new'), ChannelMetadata: '{"type":"rcs"}', Ünïcode: 'ä & = + %', Empty: '' }
    expect((await send(form, sign(form))).status).toBe(200)
    const single = text('twice')
    const twice = { ...single, Label: ['b', 'a', 'b'] }
    const signature = twilioLibrary.getExpectedTwilioSignature(authToken, address, twice)
    const body = new URLSearchParams(single)
    for (const label of twice.Label) body.append('Label', label)
    const headers = { 'x-twilio-signature': signature }
    const answer = await fetch(`${app.url}/api/webhooks/twilio/sms`, { method: 'POST', headers, body })
    expect(answer.status).toBe(200)
  })

  it("accepts the carrier's meaning of its own keywords, but not its START as a YES", async () => {
    const from = '+14155550146'
    for (const [body, OptOutType] of [
      ['ARRET', 'STOP'],
      ['YES', 'START'],
      ['reprendre', 'START'],
      ['aide', 'HELP'],
    ])
      await twilio.receive(address, { from, to: twilioNumber, body: body!, OptOutType: OptOutType! })
    await jobsDone(app.dataSource)
    const rows = await app.dataSource.query<{ meaning: string }[]>(
      `SELECT meaning FROM replies JOIN incoming_sms USING (provider_message_id) WHERE incoming_sms.phone = $1
       ORDER BY incoming_sms.id`,
      [from],
    )
    expect(rows.map(({ meaning }) => meaning)).toEqual(['stop', 'yes', 'start', 'help'])
    // The carrier has answered all of them.
    expect(await app.dataSource.query('SELECT 1 FROM sms_messages WHERE phone = $1', [from])).toEqual([])
  })

  it('ignores a sender that is not a phone', async () => {
    const before = await stored()
    const answer = await twilio.receive(address, { from: '32665', to: twilioNumber, body: 'STOP' })
    expect(answer.status).toBe(200)
    expect(await stored()).toBe(before)
  })

  it.each(['MessageSid', 'From', 'Body'])('refuses a signed form without %s', async (name) => {
    const form = Object.fromEntries(Object.entries(text('hello')).filter(([key]) => key !== name))
    const answer = await send(form, sign(form))
    expect(answer.status).toBe(400)
    expect(parse(ErrorBody, JSON.parse(answer.text)).error).toBe(`${name} is required.`)
  })

  it('stores a text without the characters that PostgreSQL cannot store', async () => {
    const from = '+14155550147'
    const answer = await twilio.receive(address, { from, to: twilioNumber, body: 'a\u0000b', Extra: '\u0000' })
    expect(answer.status).toBe(200)
    await jobsDone(app.dataSource)
    expect(await repliesOf(from)).toMatchObject([{ body: 'ab' }])
  })
})
