import { DemoRequestRow, ErrorBody, totalCountHeader } from '@clarity/contracts'
import type { CallResult, FakeElevenLabs } from '@clarity/fakes/elevenlabs'
import type { FakeTwilio } from '@clarity/fakes/twilio'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { array } from 'valibot'
import { readAllPages } from '../../../test/all-pages.js'
import { ApiClient } from '../../../test/api-client.js'
import { talk } from '../../../test/conversation-rows.js'
import { demoRequestBecomes } from '../../../test/demo-request-rows.js'
import { DemoStory } from '../../../test/demo-story.js'
import { elevenLabsVariables, startElevenLabs } from '../../../test/elevenlabs-account.js'
import { jobsDone } from '../../../test/jobs-done.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { startTwilio, twilioEnv, twilioNumber } from '../../../test/twilio-account.js'

const path = '/api/admin/demo-requests'
const publicUrl = 'https://clarity.example'

let twilio: FakeTwilio
let provider: FakeElevenLabs
let app: TestApp
let admin: ApiClient
let story: DemoStory
let lastPhone = 14155552300

beforeAll(async () => {
  ;[twilio, provider] = await Promise.all([startTwilio(), startElevenLabs()])
  app = await startTestApp({ ...twilioEnv(twilio), ...elevenLabsVariables(provider), PUBLIC_URL: publicUrl })
  twilio.productOrigin = app.url
  provider.webhookUrl = `${app.url}/api/webhooks/elevenlabs`
  admin = await ApiClient.signedIn(app)
  story = new DemoStory(admin)
})
afterAll(async () => {
  await app.close()
  await Promise.all([twilio.close(), provider.close()])
})

const newPhone = () => `+${(lastPhone += 1)}`

async function rowOf(id: string): Promise<DemoRequestRow> {
  const [row] = (await admin.get(`${path}?q=${id}`)).as(array(DemoRequestRow))
  return row!
}

/** A self demo of this phone, whose invitation was sent. */
async function invited(phone: string): Promise<string> {
  const { requestId } = await story.request({ role: 'recipient', recipientPhone: phone })
  await demoRequestBecomes(app.dataSource, requestId, 'invited')
  return requestId
}

const calm = {
  campaign: null,
  call_error: null,
  next_action: null,
  undelivered: [],
  conversation_id: null,
  waits_until: null,
}

describe('GET /api/admin/demo-requests', () => {
  it('says who invited whom to which scenario, and how far each request has come', async () => {
    const phone = newPhone()
    const id = await invited(phone)
    expect(await rowOf(id)).toEqual({
      ...calm,
      id,
      created_at: expect.any(String) as string,
      scenario_title: expect.any(String) as string,
      recipient_name: 'Alex Kim',
      manager_name: null,
      recipient_phone: phone,
      manager_phone: null,
      state: 'invited',
      state_since: expect.any(String) as string,
      cause: 'the invitation was sent',
    })
  })

  it('names the conversation that counts', async () => {
    const id = await invited(newPhone())
    await story.converse(id, talk)
    await demoRequestBecomes(app.dataSource, id, 'reported')
    const { state, conversation_id } = await rowOf(id)
    expect(state).toBe('reported')
    expect((await admin.get(`/api/admin/conversations/${conversation_id}/transcript`)).status).toBe(200)
  })

  it.each<['refuseNumber' | 'optOut', string, string, string]>([
    ['refuseNumber', '21211', 'invitation_failed', 'the invitation could not be sent'],
    ['optOut', '21610', 'opted_out', 'a message was refused: the number has opted out'],
  ])('gives the error of a number that the carrier blocks by %s: %s', async (hold, error, state, cause) => {
    const phone = newPhone()
    twilio[hold](phone)
    const { requestId } = await story.request({ recipientPhone: phone })
    await demoRequestBecomes(app.dataSource, requestId, state as DemoRequestRow['state'])
    const row = await rowOf(requestId)
    expect(row).toMatchObject({ state, cause })
    expect(row.undelivered).toEqual([
      expect.objectContaining({
        template: 'sms_recipient_invitation_template',
        error: expect.stringContaining(error) as string,
        waits: false,
      }),
    ])
  })

  it('says why an accepted message was not delivered', async () => {
    const phone = newPhone()
    const id = await invited(phone)
    const message = twilio.messages.find(({ to }) => to === phone)!
    await twilio.report(message, 'undelivered', 30003)
    const { state, undelivered } = await rowOf(id)
    expect(state).toBe('invited')
    expect(undelivered).toEqual([
      {
        template: 'sms_self_demo_invitation_template',
        error: expect.stringContaining('30003') as string,
        waits: false,
        trouble: {
          tone: 'bad',
          sentence: 'The phone is off or unreachable.',
          remedy: 'Try again once it is on.',
        },
      },
    ])
  })

  it('says why a message and a call are waiting if the account is refused', async () => {
    const phone = newPhone()
    const id = await invited(phone)
    provider.chooseRefusal = (operation) => (operation === 'outbound-call' ? { status: 401, message: 'No key' } : null)
    twilio.chooseRefusal = () => ({ status: 401, code: 20003, message: 'Authenticate' })
    await twilio.receive(`${publicUrl}/api/webhooks/twilio/sms`, { from: phone, to: twilioNumber, body: 'YES' })
    await vi.waitFor(async () => {
      const { state, undelivered, call_error } = await rowOf(id)
      expect(state).toBe('confirmed')
      expect(undelivered).toMatchObject([
        {
          template: 'sms_yes_reply_confirmation_template',
          error: expect.stringContaining('20003') as string,
          waits: true,
        },
      ])
      expect(call_error).toMatch(/401|key/)
    }, 20_000)
    provider.chooseRefusal = () => null
    twilio.chooseRefusal = () => null
  })

  it.each<[CallResult, string, DemoRequestRow['next_action']]>([
    ['voicemail', 'a voicemail took the call', 'reply_yes_or_open_link'],
    ['failed', 'the call could not be begun', 'check_number_or_open_link'],
  ])('says of a call that ended as %s what can be done', async (result, cause, next_action) => {
    provider.chooseResult = () => result
    const phone = newPhone()
    const id = await invited(phone)
    await twilio.receive(`${publicUrl}/api/webhooks/twilio/sms`, { from: phone, to: twilioNumber, body: 'YES' })
    await demoRequestBecomes(app.dataSource, id, 'call_failed')
    expect(await rowOf(id)).toMatchObject({ ...calm, state: 'call_failed', cause, next_action })
  })

  it('shows every row once over all pages, in every order', async () => {
    // A request that changes its state meanwhile moves to another page of that order.
    await jobsDone(app.dataSource)
    const total = Number((await admin.get(path)).headers.get(totalCountHeader))
    for (const sort of ['', 'created_at', 'scenario_title', '-recipient_name', 'recipient_phone', '-state']) {
      const rows = (await readAllPages(admin, `${path}?limit=2&sort=${sort}`, DemoRequestRow)).flat()
      expect(new Set(rows.map(({ id }) => id)).size).toBe(total)
      expect(rows).toHaveLength(total)
    }
  })

  it.each<[string, string, string, boolean]>([
    ['a state', 'state=invited', 'invited', true],
    ['one of several states', 'state=expired,invited', 'invited', true],
    ['another state', 'state=expired', 'invited', false],
    ['a campaign', 'campaign=xy', 'invited', true],
    ['the cause of its state', 'cause=the%20invitation%20was%20sent', 'invited', true],
    ['an earlier cause', 'cause=the%20invitation%20was%20sent', 'opted_out', false],
    ['a text that did not arrive', 'cause=undelivered', 'invited', true],
    ['the code of a carrier', 'cause=30005', 'invited', true],
    ['another code', 'cause=3000', 'invited', false],
    ['its first day', 'from=2026-01-02&to=2026-01-02', 'invited', true],
    ['days before it', 'to=2026-01-01', 'invited', false],
    ['a time after it', 'from=2026-01-02T12:00:00.001Z', 'invited', false],
    ['everything at once', 'state=invited&campaign=xy&cause=30005&to=2026-01-03&q=Alex', 'invited', true],
  ])('filters by %s: %s', async (_, query, state, isFound) => {
    const phone = newPhone()
    const { requestId: id } = await story.request({ role: 'recipient', recipientPhone: phone, campaign: 'xy' })
    await demoRequestBecomes(app.dataSource, id, 'invited')
    const message = twilio.messages.find(({ to }) => to === phone)!
    await twilio.report(message, 'undelivered', 30005)
    await app.dataSource.query(`UPDATE demo_requests SET created_at = '2026-01-02T12:00:00Z' WHERE id = $1`, [id])
    if (state === 'opted_out') await admin.post(`${path}/${id}/stop`)
    const answer = await admin.get(`${path}?${query}`)
    expect(answer.status).toBe(200)
    const ids = answer.as(array(DemoRequestRow)).map((row) => row.id)
    expect(ids.includes(id)).toBe(isFound)
    expect(Number(answer.headers.get(totalCountHeader))).toBe(ids.length)
    const file = (await admin.get(`${path}/export?${query}`)).body as string
    expect(file.includes(id)).toBe(isFound)
  })

  it('filters by the scenario', async () => {
    const id = await invited(newPhone())
    const scenario = await story.firstScenarioId()
    const found = (await admin.get(`${path}?scenario=${scenario}`)).as(array(DemoRequestRow))
    expect(found.map((row) => row.id)).toContain(id)
    expect((await admin.get(`${path}?scenario=another`)).body).toEqual([])
  })

  it.each(['state=unknown', 'from=yesterday', 'to=2026-13-01'])('answers 400 for the filter %s', async (query) => {
    expect((await admin.get(`${path}?${query}`)).status).toBe(400)
  })

  it('answers 400 for an order that it does not know, and 401 without a session', async () => {
    const unknown = await admin.get(`${path}?sort=cause`)
    expect(unknown.status).toBe(400)
    expect(unknown.as(ErrorBody).error).toMatch(/^sort\b/)
    expect((await new ApiClient(app.url).get(path)).status).toBe(401)
  })
})
