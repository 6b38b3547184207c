import type { DataSource } from 'typeorm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { demoRequestHistory, demoRequestState } from '../../../test/demo-request-rows.js'
import { DemoStory } from '../../../test/demo-story.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { JobQueue } from '../../jobs/job-queue.js'
import { QuietHours } from '../../limits/quiet-hours/quiet-hours.js'
import type { ProviderDescription } from '../../providers/port.js'
import { CallNotTaken, Voice, type OutgoingCall, type VoiceResult } from '../../providers/voice/voice.js'
import { DemoRequestsService } from '../demo-requests/demo-requests.service.js'
import { ConversationIngestionService } from '../conversation-ingestion/conversation-ingestion.service.js'
import { AgentScenariosService } from '../demo-sessions/agent-scenarios.service.js'
import { OptOutsService } from '../opt-outs/opt-outs.service.js'
import { CallAttemptsService } from './call-attempts.service.js'
import { CallTimeService } from './call-time.service.js'
import { CallsRepository } from './calls.repository.js'
import { CallsService } from './calls.service.js'
import { PlaceCallHandler } from './place-call.handler.js'

/** A provider whose answers can be chosen: whose phones really rang stands in `rung`. */
class UnreliableVoice extends Voice {
  readonly provider = 'elevenlabs'
  readonly settleSecs = 5
  readonly announcesAnswers = false
  readonly pageConnections = []
  readonly rung: string[] = []
  answers: ('placed' | 'rejected' | 'refuses' | 'rings-then-breaks' | 'breaks')[] = []
  isDown = false

  placeCall({ id }: OutgoingCall): Promise<VoiceResult> {
    const answer = this.answers.shift() ?? 'placed'
    if (answer === 'refuses') return Promise.reject(new CallNotTaken('come back later'))
    if (answer === 'breaks') return Promise.reject(new Error('socket hang up'))
    if (answer === 'rejected') return Promise.resolve({ kind: 'rejected', reason: 'no such number' })
    this.rung.push(id)
    if (answer === 'rings-then-breaks') return Promise.reject(new Error('time-out'))
    return Promise.resolve({ kind: 'placed', providerId: `provider's ${id}` })
  }

  findCall({ id }: OutgoingCall): Promise<string | null> {
    if (this.isDown) return Promise.reject(new Error('down'))
    return Promise.resolve(this.rung.includes(id) ? `provider's ${id}` : null)
  }

  openSession(): Promise<null> {
    return Promise.resolve(null)
  }

  findEnd(): Promise<'under_way'> {
    return Promise.resolve('under_way')
  }

  describe(): ProviderDescription {
    return { name: 'Unreliable', summary: '', settings: [], webhooks: [] }
  }

  check() {
    return Promise.resolve([])
  }
}

let app: TestApp
let story: DemoStory
let repository: CallsRepository
let voice: UnreliableVoice
let handler: PlaceCallHandler
/** The clock by which people sleep. */
let now: Date
let lastPhone = 14155550600

beforeAll(async () => {
  // Without workers: the test does each job at its moment.
  app = await startTestApp({ ROLE: 'api' })
  story = new DemoStory(await ApiClient.signedIn(app))
  repository = app.app.get(CallsRepository)
})
afterAll(() => app.close())
beforeEach(() => {
  voice = new UnreliableVoice()
  now = new Date('2030-01-15T18:00:00Z')
  const { app: nest, dataSource } = app
  const clock = { query: () => Promise.resolve([{ now }]) } as unknown as DataSource
  const demoRequests = nest.get(DemoRequestsService)
  const finished = nest.get(ConversationIngestionService)
  const jobs = nest.get(JobQueue)
  handler = new PlaceCallHandler(
    repository,
    voice,
    new CallAttemptsService(repository, voice, demoRequests, finished, jobs, dataSource),
    demoRequests,
    nest.get(OptOutsService),
    nest.get(AgentScenariosService),
    new CallTimeService(new QuietHours({ quietHours: 'carrier' }, clock), voice),
    jobs,
    dataSource,
  )
})

async function newCall() {
  const phone = `+${(lastPhone += 1)}`
  const { requestId } = await story.request({ role: 'recipient', recipientPhone: phone })
  await app.dataSource.query(`UPDATE demo_requests SET state = 'confirmed' WHERE id = $1`, [requestId])
  const call = { demoRequestId: requestId, phone }
  const callId = await app.dataSource.transaction((manager) => app.app.get(CallsService).start(manager, call))
  return { callId: callId!, requestId, phone }
}

const stateOf = async (callId: string) => (await repository.find(callId))?.state

/** Seconds for which each of the call's jobs waits. */
async function delaysOf(callId: string): Promise<number[]> {
  const rows = await app.dataSource.query<{ secs: number }[]>(
    `SELECT round(extract(epoch FROM start_after - created_on))::int AS secs FROM pgboss.job
      WHERE name = 'place-call' AND data->>'callId' = $1 ORDER BY created_on`,
    [callId],
  )
  return rows.map(({ secs }) => secs)
}

/** Does the job until nothing more comes of it, whatever the delay. */
async function work(callId: string): Promise<void> {
  let before
  do {
    before = await repository.find(callId)
    await handler.handle({ callId })
  } while (JSON.stringify(await repository.find(callId)) !== JSON.stringify(before))
}

describe('placing a call once', () => {
  it('rings the phone', async () => {
    const { callId, requestId } = await newCall()
    await work(callId)
    expect(await repository.find(callId)).toMatchObject({ state: 'ringing', providerId: `provider's ${callId}` })
    expect(await demoRequestHistory(app.dataSource, requestId)).toEqual(['calling'])
    expect(voice.rung).toEqual([callId])
  })

  it('leaves the end of the ringing to a provider that does not announce answers', async () => {
    const { callId } = await newCall()
    await work(callId)
    const jobs = await app.dataSource.query<unknown[]>(
      `SELECT id FROM pgboss.job WHERE name = 'end-ringing' AND data->>'callId' = $1`,
      [callId],
    )
    expect(jobs).toEqual([])
  })

  it('lets one of two workers place it', async () => {
    const { callId } = await newCall()
    await Promise.all([handler.handle({ callId }), handler.handle({ callId })])
    expect(voice.rung).toEqual([callId])
  })

  it('asks the provider before it rings again a phone that may have rung', async () => {
    voice.answers = ['rings-then-breaks']
    const { callId } = await newCall()
    await handler.handle({ callId })
    expect(await stateOf(callId)).toBe('unknown')
    await work(callId)
    expect(await stateOf(callId)).toBe('ringing')
    expect(voice.rung).toEqual([callId])
  })

  it('places again what the provider does not know, three times at most', async () => {
    voice.answers = ['breaks', 'breaks', 'breaks']
    const { callId, requestId } = await newCall()
    await work(callId)
    expect(await repository.find(callId)).toMatchObject({ state: 'failed', attempt: 3 })
    expect(await demoRequestHistory(app.dataSource, requestId)).toEqual(['calling', 'call_failed'])
    expect(voice.rung).toEqual([])
  })

  it('leaves it unknown while the provider cannot be asked', async () => {
    voice.answers = ['rings-then-breaks']
    voice.isDown = true
    const { callId } = await newCall()
    await handler.handle({ callId })
    await expect(handler.handle({ callId })).rejects.toThrow('down')
    expect(await stateOf(callId)).toBe('unknown')
  })

  it('places later what the provider refused to take, which is no attempt', async () => {
    voice.answers = Array<'refuses'>(12).fill('refuses')
    const { callId } = await newCall()
    await work(callId)
    expect(await repository.find(callId)).toMatchObject({ state: 'ringing', attempt: 1, refusals: 12 })
    expect(voice.rung).toEqual([callId])
    expect(await delaysOf(callId)).toEqual([0, 2, 4, 8, 16, 32, 60, 60, 60, 60, 60, 60, 60])
  })

  it.each([
    ['was refused for', ['refuses'] as const, 'nobody waits for it any more; before: come back later'],
    ['nobody knew of for', ['breaks'] as const, 'nobody waits for it any more; before: the provider does not know it'],
    ['no worker placed for', [] as const, 'nobody waits for it any more'],
  ])(
    'does not place a call that %s longer than anybody waits: YES, or the link, is next',
    async (_, answers, error) => {
      voice.answers = [...answers]
      const { callId, requestId, phone } = await newCall()
      while (voice.answers.length > 0) await handler.handle({ callId })
      await app.dataSource.query(`UPDATE calls SET place_by = now() - interval '1 second' WHERE id = $1`, [callId])
      await work(callId)
      expect(await repository.find(callId)).toMatchObject({
        state: 'failed',
        nextAction: 'reply_yes_or_open_link',
        error,
      })
      expect(await demoRequestState(app.dataSource, requestId)).toBe('call_failed')
      expect(voice.rung).toEqual([])
      await app.dataSource.query(`UPDATE demo_requests SET state = 'confirmed' WHERE id = $1`, [requestId])
      const again = await app.dataSource.transaction((manager) =>
        app.app.get(CallsService).start(manager, { demoRequestId: requestId, phone }),
      )
      await work(again!)
      expect(voice.rung).toEqual([again])
    },
  )

  it('fails what the provider rejected, and another call may follow', async () => {
    voice.answers = ['rejected']
    const { callId, requestId, phone } = await newCall()
    await work(callId)
    expect(await repository.find(callId)).toMatchObject({
      state: 'failed',
      error: 'no such number',
      nextAction: 'check_number_or_open_link',
    })
    const another = await app.dataSource.transaction((manager) =>
      app.app.get(CallsService).start(manager, { demoRequestId: requestId, phone }),
    )
    expect(another).not.toBeNull()
  })

  it('asks the provider about an attempt whose process must be gone', async () => {
    const { callId } = await newCall()
    await repository.claim(callId, 15)
    voice.rung.push(callId)
    await handler.handle({ callId })
    expect(await stateOf(callId)).toBe('placing')
    await app.dataSource.query('UPDATE calls SET leased_until = now() WHERE id = $1', [callId])
    await work(callId)
    expect(await stateOf(callId)).toBe('ringing')
    expect(voice.rung).toEqual([callId])
  })

  it.each([
    ['knew of it', true, false, 'ringing'],
    ['does not know it, so that it is placed now', false, false, 'ringing'],
    ['cannot be asked', true, true, 'unknown'],
  ])('rings once where its process was killed and the provider %s', async (_, hasRung, isDown, state) => {
    const { callId, requestId } = await newCall()
    // As the row stands when the process is killed with the request under way.
    await repository.claim(callId, 0)
    if (hasRung) voice.rung.push(callId)
    voice.isDown = isDown
    await work(callId).catch((error: Error) => expect(error.message).toBe('down'))
    expect(await stateOf(callId)).toBe(state)
    voice.isDown = false
    await work(callId)
    expect(await stateOf(callId)).toBe('ringing')
    expect(voice.rung).toEqual([callId])
    expect(await demoRequestHistory(app.dataSource, requestId)).toEqual(['calling'])
  })

  it('hears first what its phone has just texted: it may be a STOP', async () => {
    const { callId, phone } = await newCall()
    await app.dataSource.query(
      `INSERT INTO incoming_sms (provider, provider_message_id, phone, body, is_answered, payload)
       VALUES ('twilio', $1, $1, 'STOP', false, '{}')`,
      [phone],
    )
    await handler.handle({ callId })
    expect(await repository.find(callId)).toMatchObject({ state: 'queued', attempt: 0 })
    await app.dataSource.query('UPDATE incoming_sms SET handled_at = now() WHERE phone = $1', [phone])
    await app.app.get(OptOutsService).optOut(app.dataSource.manager, phone, 'STOP', 'a test')
    await work(callId)
    expect(await stateOf(callId)).toBe('cancelled')
    expect(voice.rung).toEqual([])
  })

  it('lets a phone sleep, and rings it in the morning', async () => {
    now = new Date('2030-01-15T06:00:00Z')
    const { callId } = await newCall()
    await handler.handle({ callId })
    expect(await repository.find(callId)).toMatchObject({ state: 'queued', attempt: 0 })
    const jobs = await app.dataSource.query<unknown[]>(
      `SELECT start_after AS at FROM pgboss.job
        WHERE name = 'place-call' AND data->>'callId' = $1 AND start_after > now() + interval '1 minute'`,
      [callId],
    )
    expect(jobs).toEqual([{ at: new Date('2030-01-15T16:00:00Z') }])
    expect((await repository.find(callId))!.placeBy).toEqual(new Date('2030-01-15T16:10:00Z'))
    now = new Date('2030-01-15T16:00:00Z')
    await work(callId)
    expect(voice.rung).toEqual([callId])
  })

  it('never rings a number that has opted out meanwhile', async () => {
    const { callId, phone } = await newCall()
    await app.app.get(OptOutsService).optOut(app.dataSource.manager, phone, 'STOP', 'a test')
    await work(callId)
    expect(await stateOf(callId)).toBe('cancelled')
    expect(voice.rung).toEqual([])
  })

  it('never rings somebody who has begun the conversation by the link', async () => {
    const { callId, requestId } = await newCall()
    await app.dataSource.query(`UPDATE demo_requests SET state = 'in_conversation' WHERE id = $1`, [requestId])
    await work(callId)
    expect(await stateOf(callId)).toBe('cancelled')
    expect(voice.rung).toEqual([])
  })

  it('is not begun twice for one request', async () => {
    const { requestId, phone } = await newCall()
    const start = () =>
      app.dataSource.transaction((manager) =>
        app.app.get(CallsService).start(manager, { demoRequestId: requestId, phone }),
      )
    expect(await Promise.all([start(), start()])).toEqual([null, null])
  })
})
