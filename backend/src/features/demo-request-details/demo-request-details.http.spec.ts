import { DemoRequestDetails, demoRequestActionTexts as texts, ErrorBody } from '@clarity/contracts'
import type { FakeTwilio } from '@clarity/fakes/twilio'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { talk } from '../../../test/conversation-rows.js'
import { demoRequestBecomes } from '../../../test/demo-request-rows.js'
import { DemoStory } from '../../../test/demo-story.js'
import { elevenLabsVariables, startElevenLabs } from '../../../test/elevenlabs-account.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { ShortCodeHitsService } from '../short-codes/short-code-hits.service.js'
import { startTwilio, twilioEnv, twilioNumber } from '../../../test/twilio-account.js'

const path = '/api/admin/demo-requests'
const publicUrl = 'https://clarity.example'

let twilio: FakeTwilio
let provider: Awaited<ReturnType<typeof startElevenLabs>>
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
const details = async (id: string) => (await admin.get(`${path}/${id}`)).as(DemoRequestDetails)
const resend = (id: string) => admin.post(`${path}/${id}/resend`)
const stop = (id: string) => admin.post(`${path}/${id}/stop`)
const textsTo = (phone: string) => twilio.messages.filter(({ to }) => to === phone)
const reply = (from: string, body: string) =>
  twilio.receive(`${publicUrl}/api/webhooks/twilio/sms`, { from, to: twilioNumber, body })

async function invited(phone: string, changes = {}): Promise<string> {
  const { requestId } = await story.request({ role: 'recipient', recipientPhone: phone, ...changes })
  await demoRequestBecomes(app.dataSource, requestId, 'invited')
  return requestId
}

/** Makes the request's texts two minutes older. */
const age = (id: string) =>
  app.dataSource.query(
    `UPDATE sms_messages SET created_at = created_at - interval '2 minutes' WHERE demo_request_id = $1`,
    [id],
  )

describe('GET /api/admin/demo-requests/{id}', () => {
  it('says how often its link was followed, by people and by programs', async () => {
    const id = await invited(newPhone())
    const { short_code, link_hits } = await details(id)
    expect([short_code, link_hits]).toEqual([expect.any(String), undefined])
    const anybody = new ApiClient(app.url)
    const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
    for (const headers of [browser, browser, { 'user-agent': 'WhatsApp/2.23.20.0' }])
      await anybody.get(`/${short_code}`, headers)
    await app.app.get(ShortCodeHitsService).write()
    const { link_hits: hits } = await details(id)
    expect(hits).toMatchObject({ people: 2, previews: 1, scanners: 0 })
    expect(hits!.last_at! >= hits!.first_at!).toBe(true)
  })

  it('says how often the links of all requests of its campaign were followed', async () => {
    const [one, other, apart] = [await invited(newPhone()), await invited(newPhone()), await invited(newPhone())]
    await app.dataSource.query(`UPDATE demo_requests SET campaign = 'spring' WHERE id IN ($1, $2)`, [one, other])
    expect((await details(one)).campaign_hits).toBeUndefined()
    for (const id of [one, other, other, apart])
      await new ApiClient(app.url).get(`/${(await details(id)).short_code}`, { 'user-agent': 'WhatsApp/2.23.20.0' })
    await app.app.get(ShortCodeHitsService).write()
    const hits = { people: 0, previews: 3, scanners: 0, first_at: null, last_at: null }
    expect([(await details(one)).campaign_hits, (await details(other)).campaign_hits]).toEqual([hits, hits])
    expect((await details(apart)).campaign_hits).toBeUndefined()
  })

  it('is the whole way of a request, from the invitation to the readers', async () => {
    const phone = newPhone()
    const managerPhone = newPhone()
    const id = await invited(phone, { role: 'manager', managerPhone })
    await reply(phone, 'What is this?')
    await vi.waitFor(() => expect(textsTo(phone)).toHaveLength(2), 20_000)
    await story.converse(id, talk)
    await demoRequestBecomes(app.dataSource, id, 'reported')
    await vi.waitFor(() => expect(textsTo(managerPhone)).toHaveLength(2), 20_000)
    const { id: reportId } = (await details(id)).report!
    await admin.post(`/api/report/${reportId}`, { email: 'ada@example.com' })
    // The recipient's own text about the report may still be on its way.
    await vi.waitFor(async () => expect((await details(id)).resend.reason).toBe(texts.wasJustSent), 20_000)
    const { request, role, history, messages, conversations, report, resend, stop } = await details(id)
    expect(request).toMatchObject({ id, state: 'reported', recipient_phone: phone })
    expect(role).toBe('manager')
    expect(history.map(({ state, cause }) => `${state}: ${cause}`)).toEqual([
      'invited: the invitation was sent',
      'completed: the conversation is over',
      'reported: the report was written',
    ])
    expect(messages.filter(({ who }) => who === 'recipient').map(({ template }) => template)).toEqual([
      'sms_recipient_invitation_template',
      null,
      'clarify',
      'sms_report_recipient_template',
    ])
    expect(messages.find(({ state }) => state === 'received')).toMatchObject({ body: 'What is this?', phone })
    expect(conversations).toMatchObject([{ counts: true, id: request.conversation_id }])
    expect(report).toMatchObject({ state: 'written', versions: [{ version: 1, current: true }] })
    expect(report!.readers).toMatchObject([{ email: 'ada@example.com', views: 1, errors: 0 }])
    for (const other of [report!.id, request.conversation_id!]) expect((await details(other)).request.id).toBe(id)
    expect(resend.reason).toBe(texts.wasJustSent)
    expect(stop.reason).toBe(texts.isOver)
  })

  it('says in plain words why a text did not arrive, and what to do', async () => {
    const phone = newPhone()
    const id = await invited(phone)
    await twilio.report(textsTo(phone)[0]!, 'undelivered', 30003)
    const { messages, resend } = await details(id)
    expect(messages).toMatchObject([
      {
        state: 'failed',
        error: 'Twilio error 30003',
        trouble: { sentence: 'The phone is off or unreachable.', remedy: 'Try again once it is on.' },
      },
    ])
    expect(resend.reason).toBeNull()
  })

  it('answers 404 for an unknown request, 401 without a session', async () => {
    const unknown = await admin.get(`${path}/unknown`)
    expect(unknown.status).toBe(404)
    expect(unknown.as(ErrorBody).error).toBe('Demo request not found.')
    expect((await new ApiClient(app.url).get(`${path}/unknown`)).status).toBe(401)
    expect((await resend('unknown')).status).toBe(404)
    expect((await stop('unknown')).status).toBe(404)
  })
})

describe('POST /api/admin/demo-requests/{id}/resend', () => {
  it('sends a text that did not arrive once more, also if it is asked twice at the same time', async () => {
    const phone = newPhone()
    const id = await invited(phone)
    await twilio.report(textsTo(phone)[0]!, 'undelivered', 30003)
    const answers = await Promise.all([resend(id), resend(id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409])
    await vi.waitFor(() => expect(textsTo(phone)).toHaveLength(2), 20_000)
    expect(textsTo(phone)[1]!.body).toBe(textsTo(phone)[0]!.body)
    expect((await details(id)).request.undelivered).toEqual([])
    expect((await resend(id)).as(ErrorBody).error).toMatch(/on its way already|less than a minute ago/)
  })

  it('brings a request whose invitation failed back to life', async () => {
    const phone = newPhone()
    twilio.refuseNumber(phone)
    const { requestId } = await story.request({ role: 'recipient', recipientPhone: phone })
    await demoRequestBecomes(app.dataSource, requestId, 'invitation_failed')
    twilio.acceptNumber(phone)
    expect((await resend(requestId)).status).toBe(202)
    await demoRequestBecomes(app.dataSource, requestId, 'invited')
  })

  it('reminds a person who has not answered, who then has as many days again', async () => {
    const phone = newPhone()
    const id = await invited(phone)
    expect((await resend(id)).as(ErrorBody).error).toBe(texts.wasJustSent)
    await age(id)
    expect((await resend(id)).status).toBe(202)
    await vi.waitFor(() => expect(textsTo(phone)).toHaveLength(2), 20_000)
    const jobs = await app.dataSource.query<{ invitations: number }[]>(
      `SELECT (data->>'invitations')::int AS invitations FROM pgboss.job
       WHERE name = 'expire-invitation' AND data->>'demoRequestId' = $1 ORDER BY 1`,
      [id],
    )
    expect(jobs.map(({ invitations }) => invitations)).toEqual([1, 2])
  })

  it('sends the links of a report again, to both people', async () => {
    const phone = newPhone()
    const managerPhone = newPhone()
    const id = await invited(phone, { role: 'manager', managerPhone })
    await story.converse(id, talk)
    await demoRequestBecomes(app.dataSource, id, 'reported')
    await vi.waitFor(async () => {
      const { messages } = await details(id)
      expect(messages.filter(({ state }) => ['sent', 'delivered'].includes(state))).toHaveLength(4)
    }, 20_000)
    await age(id)
    expect((await resend(id)).status).toBe(202)
    await vi.waitFor(() => {
      expect(textsTo(phone)).toHaveLength(3)
      expect(textsTo(managerPhone)).toHaveLength(3)
    }, 20_000)
    expect(textsTo(phone)[2]!.body).toBe(textsTo(phone)[1]!.body)
  })

  it('refuses with the reason if the phone has opted out', async () => {
    const phone = newPhone()
    const id = await invited(phone)
    await reply(phone, 'STOP')
    await demoRequestBecomes(app.dataSource, id, 'opted_out')
    expect((await resend(id)).status).toBe(409)
  })
})

describe('POST /api/admin/demo-requests/{id}/stop', () => {
  it('ends the request: no text, no call, no conversation; the phone has not opted out', async () => {
    const phone = newPhone()
    const id = await invited(phone)
    expect((await stop(id)).status).toBe(202)
    const { request, history, resend: again, stop: once } = await details(id)
    expect(request).toMatchObject({ state: 'opted_out', cause: 'stopped by an admin' })
    expect(history.at(-1)).toMatchObject({ state: 'opted_out', cause: 'stopped by an admin' })
    expect(again.reason).toBe(texts.wasStopped)
    expect(once.reason).toBe(texts.isStopped)
    expect((await stop(id)).as(ErrorBody).error).toBe(texts.isStopped)
    expect((await admin.get(`/api/demo/${id}`)).body).toMatchObject({ state: 'expired' })
    expect(await invited(phone)).not.toBe(id)
  })

  it('withdraws a text that was still to be sent', async () => {
    const phone = newPhone()
    const id = await invited(phone)
    provider.chooseRefusal = (operation) => (operation === 'outbound-call' ? { status: 401, message: 'No key' } : null)
    twilio.chooseRefusal = () => ({ status: 401, code: 20003, message: 'Authenticate' })
    await reply(phone, 'YES')
    await vi.waitFor(async () => {
      const { request } = await details(id)
      expect(request.state).toBe('confirmed')
      expect(request.undelivered).toMatchObject([{ waits: true }])
      expect(request.call_error).toMatch(/401|key/)
    }, 20_000)
    expect((await stop(id)).status).toBe(202)
    provider.chooseRefusal = () => null
    twilio.chooseRefusal = () => null
    const { messages, calls } = await details(id)
    expect(messages.at(-1)).toMatchObject({ state: 'failed', error: 'the request was stopped' })
    expect(calls.map(({ state }) => state)).toEqual(['cancelled'])
    expect(textsTo(phone)).toHaveLength(1)
  })
})
