import type { FakeTwilio } from '@clarity/fakes/twilio'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { demoRequestBecomes, demoRequestHistory, demoRequestState } from '../../../test/demo-request-rows.js'
import { DemoStory } from '../../../test/demo-story.js'
import { jobsDone } from '../../../test/jobs-done.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { startTwilio, twilioEnv, twilioNumber } from '../../../test/twilio-account.js'

const publicUrl = 'https://clarity.example'
const patience = { timeout: 20_000, interval: 50 }

let twilio: FakeTwilio
let app: TestApp
let story: DemoStory

beforeAll(async () => {
  twilio = await startTwilio()
  app = await startTestApp({ PUBLIC_URL: publicUrl, ...twilioEnv(twilio) })
  twilio.productOrigin = app.url
  story = new DemoStory(await ApiClient.signedIn(app))
})
afterAll(async () => {
  await app.close()
  await twilio.close()
})
beforeEach(() => {
  twilio.chooseRefusal = () => null
})

interface Row {
  readonly state: string
  readonly refusals: number
  readonly error: string | null
}

const rowsOf = (phones: readonly string[]) =>
  app.dataSource.query<Row[]>('SELECT state, refusals, error FROM sms_messages WHERE phone = ANY($1)', [phones])

const textsTo = (phone: string) => twilio.messages.filter(({ to }) => to === phone)

it('keeps every invitation while the account is refused, and sends each once when it is fixed', async () => {
  twilio.chooseRefusal = () => ({ status: 401, code: 20003, message: 'Authenticate' })
  const phones = Array.from({ length: 12 }, (_, n) => `+1415555${2000 + n}`)
  const requested = await Promise.all(
    phones.map((phone) => story.request({ role: 'recipient', recipientPhone: phone })),
  )
  await vi.waitFor(async () => {
    expect((await rowsOf(phones)).filter(({ state, refusals }) => state === 'queued' && refusals > 0)).toHaveLength(12)
  }, patience)
  expect((await rowsOf(phones))[0]!.error).toContain('check TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN')
  for (const { requestId } of requested) expect(await demoRequestState(app.dataSource, requestId)).toBe('requested')

  twilio.chooseRefusal = () => null
  for (const { requestId } of requested) await demoRequestBecomes(app.dataSource, requestId, 'invited')
  expect(phones.map((phone) => textsTo(phone).length)).toEqual(phones.map(() => 1))
  for (const { requestId } of requested)
    expect(await demoRequestHistory(app.dataSource, requestId)).toEqual(['invited'])
})

it('lets those go out that only another country’s are refused for', async () => {
  twilio.chooseRefusal = (to) =>
    to?.startsWith('+44') ? { status: 400, code: 21408, message: `Permission has not been enabled for ${to}` } : null
  await story.request({ role: 'recipient', recipientPhone: '+442079460958' })
  const { requestId } = await story.request({ role: 'recipient', recipientPhone: '+14155552050' })
  await demoRequestBecomes(app.dataSource, requestId, 'invited')
  await vi.waitFor(async () => {
    expect(await rowsOf(['+442079460958'])).toMatchObject([
      { state: 'queued', error: expect.stringContaining('21408') as string },
    ])
  }, patience)
})

it('sends no confirmation of a call that was promised long ago; the invitation is good for its days', async () => {
  const phone = '+14155552060'
  const { requestId } = await story.request({ role: 'recipient', recipientPhone: phone })
  await demoRequestBecomes(app.dataSource, requestId, 'invited')
  twilio.chooseRefusal = () => ({ status: 403, code: 10001, message: 'Account is not active' })
  await twilio.receive(`${publicUrl}/api/webhooks/twilio/sms`, { from: phone, to: twilioNumber, body: 'YES' })
  await vi.waitFor(async () => {
    expect((await rowsOf([phone])).filter(({ refusals }) => refusals > 0)).toHaveLength(1)
  }, patience)
  const useful = await app.dataSource.query<{ secs: number }[]>(
    `SELECT extract(epoch FROM useful_until - created_at)::int AS secs FROM sms_messages WHERE phone = $1
     ORDER BY created_at`,
    [phone],
  )
  expect(useful).toEqual([{ secs: 14 * 24 * 3600 }, { secs: 600 }])

  await app.dataSource.query(`UPDATE sms_messages SET useful_until = now() WHERE phone = $1`, [phone])
  await vi.waitFor(async () => {
    expect(await rowsOf([phone])).toContainEqual({
      state: 'failed',
      refusals: expect.any(Number) as number,
      error: expect.stringMatching(/^the message expired; before: Twilio error 10001/) as string,
    })
  }, patience)
  twilio.chooseRefusal = () => null
  await jobsDone(app.dataSource)
  expect(textsTo(phone)).toHaveLength(1)
})
