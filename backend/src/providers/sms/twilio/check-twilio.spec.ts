import type { FakeTwilio } from '@clarity/fakes/twilio'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTwilio, twilioEnv, twilioNumber } from '../../../../test/twilio-account.js'
import { readConfig } from '../../../config/read-config.js'
import { TwilioSms } from './twilio-sms.js'

const ours = 'https://clarity.example/api/webhooks/twilio/sms'
const service = `MG${'0123abcd'.repeat(4)}`

let twilio: FakeTwilio

beforeAll(async () => {
  twilio = await startTwilio()
})
beforeEach(() => {
  const { console } = twilio
  Object.assign(console, { status: 'active', type: 'Full' })
  console.numbers.set(twilioNumber, { url: ours, method: 'POST', canText: true })
  console.shortCodes.set('32665', { url: ours, method: 'POST' })
  console.services.set(service, {
    url: ours,
    method: 'POST',
    usesNumbersWebhook: false,
    isRegistered: true,
    senders: [twilioNumber],
  })
  twilio.console.lookUps.length = 0
})
afterAll(() => twilio.close())

/** Each finding as `tone: sentence`. */
async function check(changes: Record<string, string> = {}): Promise<string[]> {
  const config = readConfig({ ...twilioEnv(twilio), PUBLIC_URL: 'https://clarity.example', ...changes })
  const findings = await new TwilioSms(config.twilio.account!, config).check(config)
  return findings.map(({ tone, sentence }) => `${tone}: ${sentence}`)
}

const byService = { TWILIO_FROM: '', TWILIO_MESSAGING_SERVICE_SID: service }

it.each([
  ['a number', {}],
  ['a short code', { TWILIO_FROM: '32665' }],
  ['a messaging service', byService],
])('is well with %s whose replies come to us, after few questions', async (_, env) => {
  expect((await check(env)).every((finding) => finding.startsWith('good: '))).toBe(true)
  expect(twilio.console.lookUps.length).toBeLessThanOrEqual(3)
  expect(twilio.refusals).toEqual([])
})

describe('an account', () => {
  it('on trial reaches verified numbers only', async () => {
    twilio.console.type = 'Trial'
    expect((await check())[0]).toMatch(/^caution: The account is a trial account/)
  })

  it.each(['suspended', 'closed'] as const)(
    'that is %s sends nothing, and gets no further requests',
    async (status) => {
      twilio.console.status = status
      expect(await check()).toEqual([`bad: The account is ${status}: nothing is sent.`])
      expect(twilio.console.lookUps).toHaveLength(1)
    },
  )
})

describe('a sender', () => {
  it.each([
    [{ TWILIO_FROM: '+14155550199' }, /^bad: The account has no \+14155550199/],
    [{ TWILIO_FROM: '99999' }, /^bad: The account has no 99999/],
  ])('that the account does not have is named: %o', async (env, finding) => {
    expect((await check(env))[1]).toMatch(finding)
  })

  it('that the account does not have is named, a service too', async () => {
    twilio.console.services.clear()
    expect((await check(byService))[1]).toMatch(/^bad: The account has no MG/)
    twilio.refusals.length = 0
  })

  it('that cannot send text messages is said', async () => {
    twilio.console.numbers.get(twilioNumber)!.canText = false
    expect((await check())[1]).toMatch(/^bad: .* cannot send text messages/)
  })

  it('without numbers, or without a campaign, is said', async () => {
    Object.assign(twilio.console.services.get(service)!, { senders: [], isRegistered: false })
    expect(await check(byService)).toEqual([
      'good: The account is active.',
      `good: ${service} belongs to the account.`,
      `bad: ${service} has no number to send from.`,
      expect.stringMatching(/^caution: .* has no registered campaign/),
      'good: Replies are posted to this server.',
    ])
  })
})

describe('replies', () => {
  it.each([
    ['', 'POST', 'bad: Replies are not posted anywhere: a YES has no effect.'],
    [
      'https://me:hunter2@other.example/sms?token=hunter2',
      'POST',
      'bad: Replies are posted to other.example, not to this server: a YES has no effect.',
    ],
    [ours, 'GET', 'bad: Replies are sent by GET, but this server accepts only POST.'],
  ] as const)('that go to "%s" by %s do not come here', async (url, method, finding) => {
    Object.assign(twilio.console.numbers.get(twilioNumber)!, { url, method })
    Object.assign(twilio.console.services.get(service)!, { url, method })
    expect((await check())[2]).toBe(finding)
    expect((await check(byService))[2]).toBe(finding)
  })

  it('that each number sends elsewhere are for the operator to look at', async () => {
    twilio.console.services.get(service)!.usesNumbersWebhook = true
    expect((await check(byService))[2]).toMatch(/^caution: Each number of the service/)
  })
})

it('warns of a public address that Twilio cannot reach', () => {
  const config = readConfig({ ...twilioEnv(twilio), PUBLIC_URL: 'http://localhost:3000' })
  const { settings } = new TwilioSms(config.twilio.account!, config).describe(config)
  expect(settings.find(({ name }) => name === 'PUBLIC_URL')?.finding).toMatchObject({
    tone: 'bad',
    sentence: expect.stringMatching(/^PUBLIC_URL is http:\/\/localhost:3000: Twilio cannot reach it\./) as string,
  })
})
