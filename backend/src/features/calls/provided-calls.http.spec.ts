import type { CallResult, Conversation, FakeElevenLabs } from '@clarity/fakes/elevenlabs'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { demoRequestBecomes, demoRequestHistory, demoRequestState } from '../../../test/demo-request-rows.js'
import { DemoStory } from '../../../test/demo-story.js'
import { elevenLabsVariables, startElevenLabs } from '../../../test/elevenlabs-account.js'
import { jobsDone } from '../../../test/jobs-done.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { CallsRepository } from './calls.repository.js'
import { EndCallHandler } from './end-call.handler.js'
import { PlaceCallHandler } from './place-call.handler.js'

const patience = { timeout: 20_000, interval: 50 }

let provider: FakeElevenLabs
let app: TestApp
let story: DemoStory
let lastPhone = 14155551300

beforeAll(async () => {
  provider = await startElevenLabs()
  app = await startTestApp(elevenLabsVariables(provider))
  provider.webhookUrl = `${app.url}/api/webhooks/elevenlabs`
  story = new DemoStory(await ApiClient.signedIn(app))
})
afterAll(async () => {
  await app.close()
  await provider.close()
})
beforeEach(() => {
  provider.chooseFault = () => null
  provider.chooseRefusal = () => null
  provider.chooseResult = () => null
  provider.webhooks = 'once'
})

/** Invites a new phone, whose recipient replies YES. */
async function confirm(): Promise<{ phone: string; requestId: string }> {
  const phone = `+${(lastPhone += 1)}`
  const { requestId } = await story.invite(phone)
  await story.reply(phone, 'yes')
  return { phone, requestId }
}

const callsTo = (phone: string) => provider.calls.filter(({ phoneCall }) => phoneCall!.toNumber === phone)

function callOnceThere(phone: string, nth = 1): Promise<Conversation> {
  return vi.waitFor(() => {
    expect(callsTo(phone)).toHaveLength(nth)
    return callsTo(phone).at(-1)!
  }, patience)
}

const rows = (requestId: string) =>
  app.dataSource.query<{ id: string; state: string; outcome: string | null; next_action: string | null }[]>(
    'SELECT id, state, outcome, next_action FROM calls WHERE demo_request_id = $1 ORDER BY created_at',
    [requestId],
  )

describe('a call by the provider', () => {
  it('that is answered ends in a report', async () => {
    const { phone, requestId } = await confirm()
    await demoRequestBecomes(app.dataSource, requestId, 'calling')
    expect(await story.calls(phone), 'a simulated phone').toEqual([])
    await provider.finish(await callOnceThere(phone), 'answered')
    await demoRequestBecomes(app.dataSource, requestId, 'reported')
    expect(await rows(requestId)).toMatchObject([{ state: 'ended', outcome: 'answered', next_action: null }])
    const messages = await story.messagesOnceThere(phone, 4)
    expect(messages.at(-1)!.body).toContain('the report from your conversation')
  })

  it('during which the person texts STOP is reported to the manager only', async () => {
    const phone = `+${(lastPhone += 1)}`
    const manager = `+${(lastPhone += 1)}`
    const { requestId } = await story.request({ recipientPhone: phone, managerPhone: manager })
    await story.messagesOnceThere(phone, 1)
    await story.reply(phone, 'yes')
    await demoRequestBecomes(app.dataSource, requestId, 'calling')
    const call = await callOnceThere(phone)
    await story.reply(phone, 'stop')
    await demoRequestBecomes(app.dataSource, requestId, 'opted_out')
    await provider.finish(call, 'answered')
    await demoRequestBecomes(app.dataSource, requestId, 'reported')
    await jobsDone(app.dataSource)
    expect((await story.messages(manager)).at(-1)!.body).toContain("'s conversation")
    expect((await story.messages(phone)).map(({ body }) => body).join()).not.toContain('report')
    expect(await demoRequestHistory(app.dataSource, requestId)).toEqual([
      'invited',
      'confirmed',
      'calling',
      'opted_out',
      'completed',
      'reported',
    ])
  })

  it('that is reported after a STOP, as begun after it, completes nothing', async () => {
    const { phone, requestId } = await confirm()
    await demoRequestBecomes(app.dataSource, requestId, 'calling')
    const call = await callOnceThere(phone)
    await story.reply(phone, 'stop')
    await demoRequestBecomes(app.dataSource, requestId, 'opted_out')
    await app.dataSource.query(`UPDATE demo_request_transitions SET at = at - interval '1 hour' WHERE to_state = $1`, [
      'opted_out',
    ])
    await provider.finish(call, 'answered')
    await jobsDone(app.dataSource)
    expect(await demoRequestState(app.dataSource, requestId)).toBe('opted_out')
  })

  it.each<[CallResult, string, string]>([
    ['voicemail', 'missed', 'reply_yes_or_open_link'],
    ['busy', 'missed', 'reply_yes_or_open_link'],
    ['no_answer', 'missed', 'reply_yes_or_open_link'],
    ['failed', 'failed', 'check_number_or_open_link'],
  ])(
    'that ends as %s has failed in its own way, says what can be done, and YES calls again',
    async (result, state, next) => {
      const { phone, requestId } = await confirm()
      await demoRequestBecomes(app.dataSource, requestId, 'calling')
      await provider.finish(await callOnceThere(phone), result)
      await demoRequestBecomes(app.dataSource, requestId, 'call_failed')
      expect(await rows(requestId)).toMatchObject([{ state, outcome: result, next_action: next }])
      await jobsDone(app.dataSource)
      expect(
        await app.dataSource.query('SELECT id FROM conversations WHERE demo_request_id = $1', [requestId]),
      ).toEqual([])
      await story.reply(phone, 'yes')
      await callOnceThere(phone, 2)
      await demoRequestBecomes(app.dataSource, requestId, 'calling')
    },
  )

  it.each(['duplicate', 'out-of-order'] as const)('whose events come %s ends once', async (webhooks) => {
    provider.webhooks = webhooks
    provider.chooseResult = () => 'busy'
    const { phone, requestId } = await confirm()
    await demoRequestBecomes(app.dataSource, requestId, 'call_failed')
    await jobsDone(app.dataSource)
    expect(await rows(requestId)).toMatchObject([{ state: 'missed', outcome: 'busy' }])
    expect(await demoRequestHistory(app.dataSource, requestId)).toEqual([
      'invited',
      'confirmed',
      'calling',
      'call_failed',
    ])
    expect(callsTo(phone)).toHaveLength(1)
  })

  it('without a report is looked up at the provider', async () => {
    provider.webhooks = 'none'
    const { phone, requestId } = await confirm()
    await demoRequestBecomes(app.dataSource, requestId, 'calling')
    await provider.finish(await callOnceThere(phone), 'answered')
    await demoRequestBecomes(app.dataSource, requestId, 'reported')
    expect(await rows(requestId)).toMatchObject([{ state: 'ended', outcome: 'answered' }])
  })

  it.each(['error-after-done', 'cut-after-done', 'hang-after-done', 'error', 'too-many', 'slow'] as const)(
    'rings once despite a failure: %s',
    async (fault) => {
      provider.failNext('outbound-call', fault)
      const { phone, requestId } = await confirm()
      await demoRequestBecomes(app.dataSource, requestId, 'calling')
      await provider.finish(await callOnceThere(phone), 'answered')
      await demoRequestBecomes(app.dataSource, requestId, 'reported')
      expect(callsTo(phone)).toHaveLength(1)
    },
  )

  it.each([401, 403, 404])(
    'waits while the account is refused with %i, and rings once it is mended',
    async (status) => {
      provider.chooseRefusal = (asked) => (asked === 'outbound-call' ? { status, message: 'No.' } : null)
      const { phone, requestId } = await confirm()
      await vi.waitFor(async () => {
        const [call] = await app.dataSource.query<{ refusals: number; error: string }[]>(
          'SELECT refusals, error FROM calls WHERE demo_request_id = $1',
          [requestId],
        )
        expect(call!.refusals).toBeGreaterThan(0)
        expect(call!.error).toContain(`the provider answered ${status}: check `)
      }, patience)
      expect(await demoRequestState(app.dataSource, requestId)).toBe('confirmed')
      provider.chooseRefusal = () => null
      await demoRequestBecomes(app.dataSource, requestId, 'calling')
      expect(callsTo(phone)).toHaveLength(1)
    },
  )

  /** Sets the rows as a process leaves them if it is killed after the request went out. */
  async function forgetAnswer(requestId: string): Promise<string> {
    await demoRequestBecomes(app.dataSource, requestId, 'calling')
    const callId = (await rows(requestId))[0]!.id
    await app.dataSource.query('DELETE FROM voice_attempts WHERE id = $1', [callId])
    await app.dataSource.query(
      `UPDATE calls SET state = 'placing', provider_id = NULL, ringing_until = NULL, leased_until = now() WHERE id = $1`,
      [callId],
    )
    await app.dataSource.query(`UPDATE demo_requests SET state = 'confirmed' WHERE id = $1`, [requestId])
    return callId
  }

  it('is not placed twice by a YES between the answered event and the transcript event', async () => {
    const { phone, requestId } = await confirm()
    await callOnceThere(phone)
    const attemptId = await forgetAnswer(requestId)
    await app.app.get(EndCallHandler).handle({ attemptId, providerIds: [], outcome: 'answered' })
    await story.reply(phone, 'yes')
    await jobsDone(app.dataSource)
    expect(callsTo(phone)).toHaveLength(1)
    expect(await rows(requestId)).toMatchObject([{ state: 'ended', outcome: 'answered' }])
  })

  it('rings once if the process dies between placing and recording it', async () => {
    const { phone, requestId } = await confirm()
    const call = await callOnceThere(phone)
    const callId = await forgetAnswer(requestId)
    await app.app.get(PlaceCallHandler).handle({ callId })
    await vi.waitFor(async () => {
      expect(await app.app.get(CallsRepository).find(callId)).toMatchObject({ state: 'ringing', providerId: call.id })
    }, patience)
    expect(callsTo(phone)).toHaveLength(1)
    expect(await demoRequestState(app.dataSource, requestId)).toBe('calling')
  })
})
