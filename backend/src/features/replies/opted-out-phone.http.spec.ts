import type { FakeTwilio } from '@clarity/fakes/twilio'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
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
let lastPhone = 14155553000

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

const newPhone = () => `+${(lastPhone += 1)}`

async function invite(recipientPhone: string, managerPhone?: string): Promise<string> {
  const people = managerPhone ? { recipientPhone, managerPhone } : { role: 'recipient', recipientPhone }
  const { requestId } = await story.request(people)
  await demoRequestBecomes(app.dataSource, requestId, 'invited')
  return requestId
}

const text = (from: string, body: string) =>
  twilio.receive(`${publicUrl}/api/webhooks/twilio/sms`, { from, to: twilioNumber, body })

/** Waits until a message of this kind was refused because Twilio blocks the number, and all its jobs are done. */
async function refused(phone: string, template: string): Promise<void> {
  await vi.waitFor(async () => {
    const rows = await app.dataSource.query<object[]>(
      `SELECT error FROM sms_messages WHERE phone = $1 AND template = $2 AND state = 'failed'`,
      [phone, template],
    )
    expect(rows).toEqual([{ error: 'Twilio error 21610' }])
  }, patience)
  await jobsDone(app.dataSource)
  expect(await app.dataSource.query('SELECT source FROM opt_outs WHERE phone = $1', [phone])).toEqual([
    { source: 'the carrier' },
  ])
}

const said = { message: 'I have nothing to say today.', time_in_call_secs: 1, duration: 3, tool_calls: [] }
const talk = (requestId: string) => story.converse(requestId, [{ role: 'user', ...said }])

describe('a number that the carrier blocks, which shows at', () => {
  it.each([
    ['the invitation to a self demo', 'sms_self_demo_invitation_template', undefined],
    ['the invitation by a manager', 'sms_recipient_invitation_template', '+14155553999'],
  ])('%s ends the request', async (_, template, managerPhone) => {
    const phone = newPhone()
    const other = await invite(phone)
    twilio.optOut(phone)
    const people = managerPhone ? { managerPhone } : { role: 'recipient' }
    const { requestId } = await story.request({ ...people, recipientPhone: phone })
    await refused(phone, template)
    expect(await demoRequestHistory(app.dataSource, requestId)).toEqual(['opted_out'])
    expect(await demoRequestHistory(app.dataSource, other)).toEqual(['invited', 'opted_out'])
  })

  it('the confirmation of a YES ends the request, and no phone is rung', async () => {
    const phone = newPhone()
    const requestId = await invite(phone)
    twilio.optOut(phone)
    await text(phone, 'YES')
    await refused(phone, 'sms_yes_reply_confirmation_template')
    expect(await demoRequestState(app.dataSource, requestId)).toBe('opted_out')
    const calls = await app.dataSource.query<{ state: string }[]>('SELECT state FROM calls WHERE phone = $1', [phone])
    expect(['cancelled', 'ended']).toContain(calls[0]!.state)
    await text(phone, 'YES')
    await jobsDone(app.dataSource)
    expect(await app.dataSource.query('SELECT id FROM calls WHERE phone = $1', [phone])).toHaveLength(1)
  })

  it.each([
    ['what?', 'clarify'],
    ['no', 'declined'],
    ['help me', 'help'],
  ])('the answer to "%s" ends the request', async (body, template) => {
    const phone = newPhone()
    const requestId = await invite(phone)
    twilio.optOut(phone)
    await text(phone, body)
    await refused(phone, template)
    expect(await demoRequestHistory(app.dataSource, requestId)).toEqual(['invited', 'opted_out'])
  })

  it('the report of a recipient keeps that request as it is, and ends other requests of the number', async () => {
    const phone = newPhone()
    const requestId = await invite(phone)
    const other = await invite(phone)
    twilio.optOut(phone)
    await talk(requestId)
    await refused(phone, 'sms_report_recipient_template')
    expect(await demoRequestState(app.dataSource, requestId)).toBe('reported')
    expect(await demoRequestHistory(app.dataSource, other)).toEqual(['invited', 'opted_out'])
  })

  it('the confirmation to a manager leaves the recipient invited', async () => {
    const managerPhone = newPhone()
    twilio.optOut(managerPhone)
    const requestId = await invite(newPhone(), managerPhone)
    await refused(managerPhone, 'sms_manager_confirmation_template')
    expect(await demoRequestHistory(app.dataSource, requestId)).toEqual(['invited'])
  })

  it('the report of a manager does not change the recipient’s', async () => {
    const [phone, managerPhone] = [newPhone(), newPhone()]
    const requestId = await invite(phone, managerPhone)
    await jobsDone(app.dataSource)
    twilio.optOut(managerPhone)
    await talk(requestId)
    await refused(managerPhone, 'sms_report_manager_template')
    expect(await demoRequestState(app.dataSource, requestId)).toBe('reported')
    expect(twilio.messages.filter(({ to }) => to === phone)).toHaveLength(2)
  })

  it('a report of the carrier, after it took the message, ends the request too', async () => {
    const phone = newPhone()
    const requestId = await invite(phone)
    await text(phone, 'what?')
    await vi.waitFor(() => expect(twilio.messages.filter(({ to }) => to === phone)).toHaveLength(2), patience)
    await jobsDone(app.dataSource)
    await twilio.report(
      twilio.messages.findLast(({ to }) => to === phone)!,
      'undelivered',
      21610,
    )
    await demoRequestBecomes(app.dataSource, requestId, 'opted_out')
  })
})
