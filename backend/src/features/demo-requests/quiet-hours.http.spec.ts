import { RequestedDemo } from '@clarity/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { demoRequestState } from '../../../test/demo-request-rows.js'
import { DemoStory, managerPhone } from '../../../test/demo-story.js'
import { jobsDone } from '../../../test/jobs-done.js'
import { startBeside } from '../../../test/second-app.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { startTwilio, twilioEnv } from '../../../test/twilio-account.js'
import { quietUntil } from '../../limits/quiet-hours/quiet-until.js'
import { formatQuietHoursEnd } from '../../limits/quiet-hours/format-quiet-hours-end.js'
import { SendSmsHandler } from '../sms-messages/send-sms.handler.js'

/** Numbers around the globe: at any time it is night at one and day at another. */
const numbers = ['+18085550123', '+12125550123', '+447400123456', '+919812345678', '+819012345678', '+6421123456']
/** Far enough from eight and nine o'clock that the hour does not change under the test. */
const inAnHour = new Date(Date.now() + 3_600_000)
const asleep = numbers.find((phone) => quietUntil(phone, new Date()) && quietUntil(phone, inAnHour))!
const awake = numbers.find((phone) => !quietUntil(phone, new Date()) && !quietUntil(phone, inAnHour))!

let app: TestApp
let admin: ApiClient
let story: DemoStory

beforeAll(async () => {
  app = await startTestApp({ QUIET_HOURS: 'on' })
  admin = await ApiClient.signedIn(app)
  story = new DemoStory(admin)
})
afterAll(() => app.close())

const invitation = async (phone: string) => {
  const [row] = await app.dataSource.query<[{ id: string; state: string; waits_until: Date | null }]>(
    'SELECT id, state, waits_until FROM sms_messages WHERE phone = $1',
    [phone],
  )
  return row
}

describe('an invitation that would come at night', () => {
  it('waits for the morning, the caller sees until when, and its manager is informed at once', async () => {
    const until = quietUntil(asleep, new Date())!
    const { requestId, waitsUntil } = await story.request({ recipientPhone: asleep })
    expect(waitsUntil).toBe(until.toISOString())
    expect(await story.messagesOnceThere(managerPhone, 1)).toHaveLength(1)
    await jobsDone(app.dataSource)
    expect(await story.messages(asleep)).toEqual([])
    const row = await invitation(asleep)
    expect(row).toMatchObject({ state: 'queued', waits_until: until })
    expect(await demoRequestState(app.dataSource, requestId)).toBe('requested')
    const jobs = await app.dataSource.query<object[]>(
      `SELECT start_after AS at FROM pgboss.job WHERE name = 'send-sms' AND state = 'created' AND data ->> 'messageId' = $1`,
      [row.id],
    )
    expect(jobs).toEqual([{ at: until }])
    const requests = await app.dataSource.query<object[]>('SELECT wait_until FROM demo_requests WHERE id = $1', [
      requestId,
    ])
    expect(requests).toEqual([{ wait_until: until }])
  })

  it('goes out in the morning', async () => {
    const morning = await startBeside(app, { QUIET_HOURS: 'off', ROLE: 'api' })
    try {
      await morning.get(SendSmsHandler).handle({ messageId: (await invitation(asleep)).id })
    } finally {
      await morning.close()
    }
    expect(await story.messages(asleep)).toHaveLength(1)
  })

  it('is sent at once in the daytime', async () => {
    expect(await story.invite(awake)).not.toHaveProperty('waitsUntil')
  })
})

describe('an answer', () => {
  it('is never delayed: the sender is awake', async () => {
    await story.reply(asleep, 'no thanks')
    const [, , answer] = await story.messagesOnceThere(asleep, 3)
    expect(answer?.body).toContain('we will not call you')
  })

  it('to a YES says when the call will be placed, even after the scenario’s own text', async () => {
    const at = formatQuietHoursEnd(asleep, quietUntil(asleep, new Date())!)
    const answerTo = async (phone: string) => {
      const { requestId } = await story.request({ recipientPhone: phone })
      // As if it had been invited by day.
      await app.dataSource.query(`UPDATE demo_requests SET state = 'invited' WHERE id = $1`, [requestId])
      await story.reply(phone, 'yes')
      await jobsDone(app.dataSource)
      return (await story.messages(phone)).at(-1)?.body
    }
    const answer = await answerTo(asleep)
    expect(answer).toContain(`It is nighttime where you are, so our AI assistant will call you on ${at}.`)
    expect(answer).not.toContain('in a moment')

    await app.dataSource.query(`UPDATE scenarios SET sms_yes_reply_confirmation_template = 'We call you now!'`)
    expect(await answerTo(asleep.replace(/.$/, '9'))).toBe(
      `We call you now! It is nighttime where you are: you will get the call on ${at}.`,
    )
  })
})

describe('quiet hours', () => {
  it('apply by default with a real carrier, but not in the simulator', async () => {
    const twilio = await startTwilio()
    const real = await startTestApp({ ...twilioEnv(twilio), QUIET_HOURS: '' })
    const simulated = await startTestApp()
    try {
      const body = await story.requestBody({ recipientPhone: asleep })
      const ask = async (other: TestApp) => {
        const scenarioId = await new DemoStory(new ApiClient(other.url)).firstScenarioId()
        return (await new ApiClient(other.url).post('/api/request-demo', { ...body, scenarioId })).as(RequestedDemo)
      }
      expect(await ask(real)).toHaveProperty('waitsUntil')
      expect(await ask(simulated)).not.toHaveProperty('waitsUntil')
      await jobsDone(real.dataSource)
      expect(twilio.messages.map(({ to }) => to)).toEqual([managerPhone])
    } finally {
      await simulated.close()
      await real.close()
      await twilio.close()
    }
  })
})
