import type { ReplyMeaning } from '@clarity/contracts'
import type { FakeTwilio } from '@clarity/fakes/twilio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jobsDone } from '../../../test/jobs-done.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { startTwilio, twilioEnv, twilioNumber } from '../../../test/twilio-account.js'
import { replyVariants } from '../replies/reply-variants.js'
import type { ReplyEffect } from '../replies/reply.entity.js'

const publicUrl = 'https://clarity.example'

interface Variant {
  readonly phone: string
  readonly body: string
  readonly meaning: ReplyMeaning
}

const variants: Variant[] = Object.entries(replyVariants)
  .flatMap(([meaning, byLanguage]) =>
    Object.values(byLanguage).flatMap((words) => words.split(',').map((word) => [meaning, word] as const)),
  )
  .map(([meaning, word], n) => ({
    phone: `+1415556${String(n).padStart(4, '0')}`,
    body: word.replace('…', '').trim(),
    meaning: meaning as ReplyMeaning,
  }))

const effects: Record<ReplyMeaning, ReplyEffect> = {
  yes: 'confirmed',
  no: 'declined',
  stop: 'opted_out',
  start: 'started',
  help: 'helped',
  unclear: 'clarified',
}

/** Our answer to each meaning; null for none. */
const answers: Record<ReplyMeaning, string | null> = {
  yes: 'sms_yes_reply_confirmation_template',
  no: 'declined',
  stop: null,
  start: 'started',
  help: 'help',
  unclear: 'clarify',
}

/** Twilio's own keywords for HELP and START: Twilio answers them, so we do not. */
const twilioAnswers = ['help', 'info', 'start', 'unstop']

let twilio: FakeTwilio

beforeAll(async () => {
  twilio = await startTwilio()
})
afterAll(() => twilio.close())

/** An open invitation for every phone, as if it had just been sent. */
async function inviteAll(app: TestApp, variants: readonly Variant[]): Promise<void> {
  await app.dataSource.query(
    `INSERT INTO demo_requests (id, role, scenario_id, recipient_name, recipient_phone, state)
     SELECT md5(phone), 'recipient', (SELECT id FROM scenarios LIMIT 1), 'Alex', phone, 'invited'
     FROM unnest($1::text[]) AS phone`,
    [variants.map(({ phone }) => phone)],
  )
  await app.dataSource.query(
    `INSERT INTO short_codes (code, target_kind, target_id) SELECT 'c' || n, 'demo', md5(phone)
     FROM unnest($1::text[]) WITH ORDINALITY AS invited (phone, n)`,
    [variants.map(({ phone }) => phone)],
  )
}

async function textAll(app: TestApp, variants: readonly Variant[]): Promise<void> {
  twilio.productOrigin = app.url
  const waiting = [...variants]
  const lane = async () => {
    for (let variant = waiting.shift(); variant; variant = waiting.shift()) {
      const message = { from: variant.phone, to: twilioNumber, body: variant.body }
      const answer = await twilio.receive(`${publicUrl}/api/webhooks/twilio/sms`, message)
      expect(answer.status).toBe(200)
    }
  }
  await Promise.all(Array.from({ length: 10 }, lane))
  await jobsDone(app.dataSource)
}

it('knows more than 600 variants of replies', () => {
  expect(variants.length).toBeGreaterThan(600)
})

const isKeyword = ({ body }: Variant) => twilioAnswers.includes(body.toLowerCase())

describe.each([
  ['every variant', 'with', 'carrier', variants],
  // Who answers changes for the keywords; of the other words, some of each meaning are enough.
  ['a keyword', 'without', 'own', variants.filter((variant, n) => isKeyword(variant) || n % 7 === 0)],
])("%s of a reply, as Twilio's form, %s its own answers to keywords", (_, __, keywords, variants) => {
  let app: TestApp

  beforeAll(async () => {
    app = await startTestApp({ PUBLIC_URL: publicUrl, ...twilioEnv(twilio), TWILIO_KEYWORDS: keywords })
    await inviteAll(app, variants)
    await textAll(app, variants)
  }, 120_000)
  afterAll(() => app.close())

  it('has the same meaning as in the simulator', async () => {
    const rows = await app.dataSource.query<object[]>('SELECT phone, body, meaning, effect FROM replies ORDER BY phone')
    expect(new Set(variants.map(({ meaning }) => meaning))).toEqual(new Set(Object.keys(replyVariants)))
    expect(rows).toEqual(variants.map((variant) => ({ ...variant, effect: effects[variant.meaning] })))
  })

  it('is answered once, by us or by the carrier', async () => {
    const rows = await app.dataSource.query<object[]>('SELECT phone, template FROM sms_messages ORDER BY phone')
    const isCarriers = (variant: Variant) => keywords === 'carrier' && isKeyword(variant)
    const expected = variants.flatMap((variant) => {
      const template = isCarriers(variant) ? null : answers[variant.meaning]
      return template === null ? [] : [{ phone: variant.phone, template }]
    })
    expect(rows).toEqual(expected)
    expect(variants.filter(isCarriers)).toHaveLength(keywords === 'carrier' ? 4 : 0)
  })

  it('calls for a YES only', async () => {
    const rows = await app.dataSource.query<object[]>('SELECT phone FROM calls ORDER BY phone')
    expect(rows).toEqual(variants.filter(({ meaning }) => meaning === 'yes').map(({ phone }) => ({ phone })))
  })
})
