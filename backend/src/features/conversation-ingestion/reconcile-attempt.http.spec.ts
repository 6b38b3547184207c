import { DemoSession } from '@clarity/contracts'
import type { FakeElevenLabs } from '@clarity/fakes/elevenlabs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { demoRequestHistory, demoRequestState } from '../../../test/demo-request-rows.js'
import { DemoStory } from '../../../test/demo-story.js'
import { elevenLabsVariables, startElevenLabs } from '../../../test/elevenlabs-account.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { CallsService } from '../calls/calls.service.js'
import { EndCallHandler } from '../calls/end-call.handler.js'
import { PlaceCallHandler } from '../calls/place-call.handler.js'
import { ReconcileAttemptHandler } from './reconcile-attempt.handler.js'

let provider: FakeElevenLabs
let app: TestApp
let story: DemoStory
let lastPhone = 14155551500

beforeAll(async () => {
  provider = await startElevenLabs()
  // Without workers: the test runs each job itself, at a chosen moment.
  app = await startTestApp({ ...elevenLabsVariables(provider), VOICE_ASK_AFTER_SECS: '300', ROLE: 'api' })
  story = new DemoStory(await ApiClient.signedIn(app))
})
afterAll(async () => {
  await app.close()
  await provider.close()
})

/** A call that was placed, without any event from the provider. */
async function placed(): Promise<{ attemptId: string; requestId: string }> {
  const phone = `+${(lastPhone += 1)}`
  const { requestId } = await story.request({ role: 'recipient', recipientPhone: phone })
  await app.dataSource.query(`UPDATE demo_requests SET state = 'confirmed' WHERE id = $1`, [requestId])
  const callId = await app.dataSource.transaction((manager) =>
    app.app.get(CallsService).start(manager, { demoRequestId: requestId, phone }),
  )
  await app.app.get(PlaceCallHandler).handle({ callId: callId! })
  return { attemptId: callId!, requestId }
}

const ask = (attemptId: string) => app.app.get(ReconcileAttemptHandler).handle({ attemptId })

async function attempt(id: string): Promise<{ state: string; asked: number }> {
  const rows: { state: string; asked: number }[] = await app.dataSource.query(
    'SELECT state, asked FROM voice_attempts WHERE id = $1',
    [id],
  )
  return rows[0]!
}

/** Delays of the queued reconciliations, in seconds, in the order of queueing. */
async function pauses(attemptId: string): Promise<number[]> {
  const rows: { secs: number }[] = await app.dataSource.query(
    `SELECT round(extract(epoch FROM start_after - created_on))::int AS secs FROM pgboss.job
      WHERE name = 'ask-for-end' AND data->>'attemptId' = $1 ORDER BY created_on`,
    [attemptId],
  )
  return rows.map(({ secs }) => secs)
}

const count = async (table: string, requestId: string) =>
  (await app.dataSource.query<unknown[]>(`SELECT id FROM ${table} WHERE demo_request_id = $1`, [requestId])).length

describe('asking for the end of an attempt', () => {
  it('begins when it was placed, and continues with backoff while it is in progress', async () => {
    const { attemptId } = await placed()
    expect(await pauses(attemptId)).toEqual([300])
    await ask(attemptId)
    await ask(attemptId)
    expect(await pauses(attemptId)).toEqual([300, 600, 1200])
    expect(await attempt(attemptId)).toEqual({ state: 'open', asked: 2 })
  })

  it('asks each question once, even with several workers', async () => {
    const { attemptId } = await placed()
    await Promise.all([ask(attemptId), ask(attemptId), ask(attemptId)])
    expect((await attempt(attemptId)).asked).toBe((await pauses(attemptId)).length - 1)
    expect(await pauses(attemptId)).not.toContain(300 * 16)
  })

  it('ingests the result once, like an event', async () => {
    const { attemptId, requestId } = await placed()
    const call = provider.calls.at(-1)!
    await provider.finish(call, 'answered')
    await ask(attemptId)
    provider.webhookUrl = `${app.url}/api/webhooks/elevenlabs`
    expect(await provider.report(call)).toEqual([200])
    provider.webhookUrl = null
    expect(await attempt(attemptId)).toMatchObject({ state: 'ended' })
    expect(await count('voice_events', requestId)).toBe(1)
  })

  it('is over once the event has come', async () => {
    const { attemptId } = await placed()
    provider.webhookUrl = `${app.url}/api/webhooks/elevenlabs`
    await provider.finish(provider.calls.at(-1)!, 'answered')
    provider.webhookUrl = null
    provider.requests.length = 0
    await ask(attemptId)
    expect(provider.requests).toEqual([])
  })

  it('of a session that no page opened is made twice: its address was good until then', async () => {
    const { requestId } = await story.request({ role: 'recipient', recipientPhone: `+${(lastPhone += 1)}` })
    const session = await new ApiClient(app.url).post(`/api/demo/${requestId}/session`)
    const { conversationId } = session.as(DemoSession)
    await ask(conversationId)
    expect(await attempt(conversationId)).toEqual({ state: 'open', asked: 1 })
    await ask(conversationId)
    expect(await attempt(conversationId)).toEqual({ state: 'ended', asked: 1 })
    expect(await pauses(conversationId)).toEqual([300, 600])
  })

  it('retries if the provider was unavailable', async () => {
    const { attemptId } = await placed()
    provider.failNext('get', 'error')
    await ask(attemptId)
    expect(await attempt(attemptId)).toEqual({ state: 'open', asked: 1 })
  })

  it('ends as unknown, after which YES may call again and a late event still counts', async () => {
    const { attemptId, requestId } = await placed()
    for (let asked = 0; asked < 9; asked += 1) await ask(attemptId)
    expect(await attempt(attemptId)).toEqual({ state: 'unknown', asked: 9 })
    await app.app.get(EndCallHandler).handle({ attemptId, providerIds: [], outcome: 'unknown' })
    expect(await demoRequestHistory(app.dataSource, requestId)).toEqual(['calling', 'call_failed'])
    provider.webhookUrl = `${app.url}/api/webhooks/elevenlabs`
    await provider.finish(provider.calls.at(-1)!, 'answered')
    provider.webhookUrl = null
    expect(await attempt(attemptId)).toMatchObject({ state: 'ended' })
    await app.app.get(EndCallHandler).handle({ attemptId, providerIds: [], outcome: 'answered' })
    expect(await app.dataSource.query('SELECT state, outcome FROM calls WHERE id = $1', [attemptId])).toEqual([
      { state: 'ended', outcome: 'answered' },
    ])
    expect(await demoRequestState(app.dataSource, requestId)).toBe('call_failed')
  })

  it('keeps its schedule even if every try of the lookup has failed', async () => {
    const { attemptId } = await placed()
    await app.app.get(ReconcileAttemptHandler).onExhausted({ attemptId })
    expect(await pauses(attemptId)).toEqual([300, 300])
  })
})
