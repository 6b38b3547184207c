import { demoRefusalTexts, ErrorBody, providerTexts, TestSms, testSmsText } from '@clarity/contracts'
import type { FakeTwilio } from '@clarity/fakes/twilio'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { startTwilio, twilioEnv } from '../../../test/twilio-account.js'

const path = '/api/admin/providers/sms/test'
const phone = '+14155550171'

/** Waits until the message has the expected state, and returns it. */
function becomes(admin: ApiClient, { id }: TestSms, expected: object): Promise<TestSms> {
  return vi.waitFor(
    async () => {
      const told = (await admin.get(`${path}/${id}`)).as(TestSms)
      expect(told).toMatchObject(expected)
      return told
    },
    { timeout: 20_000 },
  )
}

describe('a test message by the outbox', () => {
  let app: TestApp
  let admin: ApiClient

  beforeAll(async () => {
    app = await startTestApp()
    admin = await ApiClient.signedIn(app)
  })
  beforeEach(() => app.dataSource.query('DELETE FROM limits'))
  afterAll(() => app.close())

  it('is delivered as soon as the simulated phone shows it', async () => {
    const answer = await admin.post(path, { phone: '+1 (415) 555-0171' })
    expect(answer.status).toBe(201)
    const sent = answer.as(TestSms)
    expect(sent).toMatchObject({ phone, trouble: null })
    await becomes(admin, sent, { state: 'delivered', trouble: null })
    const rows = await app.dataSource.query<object[]>('SELECT body FROM outbox_messages WHERE phone = $1', [phone])
    expect(rows).toEqual([{ body: testSmsText }])
  })

  it.each([
    [{ phone: '12' }, providerTexts.noPhone],
    [{ phone: '555 0171' }, providerTexts.noPhone],
    [{ phone: '' }, providerTexts.noPhone],
    [{}, 'phone is required.'],
    [{ phone: null }, 'phone must be text.'],
  ])('is refused for %o', async (body, sentence) => {
    const answer = await admin.post(path, body)
    expect(answer.status).toBe(400)
    expect(answer.as(ErrorBody).error).toBe(sentence)
  })

  it('is refused for an opted-out number, and does not count towards the five', async () => {
    const gone = '+14155550172'
    await app.dataSource.query(`INSERT INTO opt_outs (phone, words, source) VALUES ($1, 'STOP', 'a test')`, [gone])
    for (let n = 0; n < 6; n += 1) {
      const answer = await admin.post(path, { phone: gone })
      expect(answer.status).toBe(409)
      expect(answer.as(ErrorBody).error).toBe(demoRefusalTexts.optedOut)
    }
  })

  it('can be sent five times an hour', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 5; n += 1) statuses.push((await admin.post(path, { phone })).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201])
    const answer = await admin.post(path, { phone })
    expect(answer.status).toBe(429)
    expect(answer.as(ErrorBody).error).toBe(providerTexts.tooManyTests)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(60)
  })

  it('is no other message: those are not shown here', async () => {
    await app.dataSource.query(
      `INSERT INTO sms_messages (id, template, once_key, phone, body, useful_until)
       VALUES ('other', 'help', 'k', '+1', 'x', now())`,
    )
    for (const id of ['other', 'nothing']) {
      const answer = await admin.get(`${path}/${id}`)
      expect(answer.status).toBe(404)
      expect(answer.as(ErrorBody).error).toBe(providerTexts.unknownTestSms)
    }
  })
})

describe('a test message by Twilio', () => {
  let app: TestApp
  let admin: ApiClient
  let twilio: FakeTwilio

  beforeAll(async () => {
    twilio = await startTwilio()
    app = await startTestApp({ PUBLIC_URL: 'https://clarity.example', ...twilioEnv(twilio), SMS_COUNTRIES: 'US' })
    twilio.productOrigin = app.url
    admin = await ApiClient.signedIn(app)
  })
  beforeEach(() => app.dataSource.query('DELETE FROM limits'))
  afterAll(async () => {
    await app.close()
    await twilio.close()
  })

  let last = 14155550180
  const send = async () => (await admin.post(path, { phone: `+${(last += 1)}` })).as(TestSms)
  const takenFor = ({ phone: of }: TestSms) => twilio.messages.filter(({ to }) => to === of)

  it('is sent, then delivered, as the carrier reports', async () => {
    const sent = await send()
    await becomes(admin, sent, { state: 'sent' })
    await twilio.report(takenFor(sent)[0]!, 'delivered')
    await becomes(admin, sent, { state: 'delivered', trouble: null })
    expect(takenFor(sent)).toHaveLength(1)
  })

  it('that is not delivered says why, and what to do', async () => {
    const sent = await send()
    await becomes(admin, sent, { state: 'sent' })
    await twilio.report(takenFor(sent)[0]!, 'undelivered', 30_006)
    const { trouble } = await becomes(admin, sent, { state: 'failed' })
    expect(trouble).toEqual({
      tone: 'bad',
      sentence: 'This is a landline, or its carrier is unreachable.',
      remedy: 'Use the number of a mobile phone.',
    })
  })

  it('with an unfamiliar error code links to the explanation of Twilio', async () => {
    const sent = await send()
    await becomes(admin, sent, { state: 'sent' })
    await twilio.report(takenFor(sent)[0]!, 'failed', 39_999)
    const { trouble } = await becomes(admin, sent, { state: 'failed' })
    expect(trouble?.remedy).toContain('/docs/api/errors/39999')
  })

  it('that waits for a refused account says so', async () => {
    twilio.chooseRefusal = () => ({ status: 401, code: 20003, message: 'Authenticate' })
    const { trouble } = await becomes(admin, await send(), { state: 'queued', trouble: { tone: 'bad' } })
    expect(trouble!.remedy).toContain('TWILIO_AUTH_TOKEN')
    twilio.chooseRefusal = () => null
  })

  it('is looked up if its answer was lost, and sent once', async () => {
    twilio.failNext('cut-after-done')
    const sent = await send()
    await becomes(admin, sent, { state: 'sent' })
    expect(takenFor(sent)).toHaveLength(1)
  })

  it('is refused for a country that gets no messages', async () => {
    const answer = await admin.post(path, { phone: '+4915112345678' })
    expect(answer.status).toBe(400)
    expect(answer.as(ErrorBody).error).toBe(demoRefusalTexts.country)
  })
})
