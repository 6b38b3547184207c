import type { DataSource } from 'typeorm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { demoRequestHistory, demoRequestState } from '../../../test/demo-request-rows.js'
import { DemoStory } from '../../../test/demo-story.js'
import { exactlyOnce, expire, step, work, type EffectStage } from '../../../test/exactly-once/effect-stage.js'
import { describeExactlyOnce } from '../../../test/exactly-once/exactly-once-suite.js'
import { UnreliableProvider } from '../../../test/exactly-once/unreliable-provider.js'
import { freeSpending } from '../../../test/free-spending.js'
import { RecordedJobs } from '../../../test/recorded-jobs.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { QuietHours } from '../../limits/quiet-hours/quiet-hours.js'
import type { ProviderDescription } from '../../providers/port.js'
import { CallNotAccepted, Voice, type OutgoingCall, type VoiceResult } from '../../providers/voice/voice.js'
import { DemoRequestsService } from '../demo-requests/demo-requests.service.js'
import { ConversationIngestionService } from '../conversation-ingestion/conversation-ingestion.service.js'
import { AgentScenariosService } from '../demo-sessions/agent-scenarios.service.js'
import { OptOutsService } from '../opt-outs/opt-outs.service.js'
import { CallAttemptsService } from './call-attempts.service.js'
import { CallCostService } from './call-cost.service.js'
import { CallCostsRepository } from './call-costs.repository.js'
import { CallTimeService } from './call-time.service.js'
import { CallsRepository } from './calls.repository.js'
import { CallsService } from './calls.service.js'
import { PlaceCallHandler } from './place-call.handler.js'

class UnreliableVoice extends Voice {
  readonly provider = 'elevenlabs'
  readonly reconcileAfterSecs = 5
  readonly announcesAnswers = false
  readonly pageConnections = []

  constructor(private readonly unreliable: UnreliableProvider) {
    super()
  }

  async placeCall({ id }: OutgoingCall): Promise<VoiceResult> {
    const result = await this.unreliable.perform(id)
    return result.kind === 'done' ? { kind: 'placed', providerId: result.providerId } : result
  }

  findCall({ id }: OutgoingCall): Promise<string | null> {
    return this.unreliable.find(id)
  }

  openSession(): Promise<null> {
    return Promise.resolve(null)
  }

  readClose(): null {
    return null
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
let provider: UnreliableProvider
let jobs: RecordedJobs
let stage: EffectStage
/** The clock of the quiet hours. */
let now: Date
let lastPhone = 14155550600

beforeAll(async () => {
  // Without workers: the test runs each job itself, at a chosen moment.
  app = await startTestApp({ ROLE: 'api' })
  story = new DemoStory(await ApiClient.signedIn(app))
  repository = app.app.get(CallsRepository)
})
afterAll(() => app.close())
beforeEach(() => {
  now = new Date('2030-01-15T18:00:00Z')
  provider = new UnreliableProvider(CallNotAccepted)
  jobs = new RecordedJobs()
  const { app: nest, dataSource } = app
  const voice = new UnreliableVoice(provider)
  const clock = { query: () => Promise.resolve([{ now }]) } as unknown as DataSource
  const quietHours = new QuietHours({ quietHours: 'carrier' }, clock)
  const demoRequests = nest.get(DemoRequestsService)
  const finished = nest.get(ConversationIngestionService)
  // The queue of costs is another one, because these tests run every job of theirs.
  const costJobs = new RecordedJobs()
  const { money, spending, held } = freeSpending(costJobs, dataSource)
  const costs = new CallCostsRepository(dataSource)
  const cost = new CallCostService(repository, costs, spending, held, voice, costJobs, dataSource, money)
  const handler = new PlaceCallHandler(
    repository,
    voice,
    new CallAttemptsService(repository, voice, demoRequests, finished, cost, jobs, dataSource),
    demoRequests,
    nest.get(OptOutsService),
    nest.get(AgentScenariosService),
    new CallTimeService(repository, voice, quietHours, cost, jobs, dataSource),
    cost,
    exactlyOnce(jobs, dataSource),
    dataSource,
  )
  const create = async () => (await newCall()).callId
  stage = { dataSource, handler, provider, jobs, doneState: 'ringing', cancelledState: 'cancelled', create }
})

const start = (demoRequestId: string, phone: string) =>
  app.dataSource.transaction((manager) => app.app.get(CallsService).start(manager, { demoRequestId, phone }))

async function newCall() {
  const phone = `+${(lastPhone += 1)}`
  const { requestId } = await story.request({ role: 'recipient', recipientPhone: phone })
  await app.dataSource.query(`UPDATE demo_requests SET state = 'confirmed' WHERE id = $1`, [requestId])
  return { callId: (await start(requestId, phone))!, requestId, phone }
}

const stateOf = async (callId: string) => (await repository.find(callId))?.state

describeExactlyOnce(() => stage)

describe('a call', () => {
  it('that rings advances its request, and the provider ends the ringing', async () => {
    const { callId, requestId } = await newCall()
    await work(stage, callId)
    expect(await demoRequestHistory(app.dataSource, requestId)).toEqual(['calling'])
    expect(jobs.queued).toEqual([])
  })

  it('whose answer was lost moves its request on once', async () => {
    provider.answers = ['done-then-broken']
    const { callId, requestId } = await newCall()
    await work(stage, callId)
    expect(await demoRequestHistory(app.dataSource, requestId)).toEqual(['calling'])
  })

  it('that exhausted its attempts has failed', async () => {
    provider.answers = ['broken', 'broken', 'broken']
    const { callId, requestId } = await newCall()
    await work(stage, callId)
    expect(await demoRequestHistory(app.dataSource, requestId)).toEqual(['calling', 'call_failed'])
  })

  it('is retried every minute after long refusals', () => {
    expect(stage.handler.maxBackoffSecs).toBe(60)
  })

  it('that is too late offers another YES, or the link', async () => {
    provider.answers = ['refused']
    const { callId, requestId, phone } = await newCall()
    await step(stage, callId)
    await expire(stage, callId)
    await work(stage, callId)
    expect(await repository.find(callId)).toMatchObject({
      state: 'failed',
      nextAction: 'reply_yes_or_open_link',
      error: 'the call expired; before: come back later',
    })
    expect(await demoRequestState(app.dataSource, requestId)).toBe('call_failed')
    await app.dataSource.query(`UPDATE demo_requests SET state = 'confirmed' WHERE id = $1`, [requestId])
    const again = await start(requestId, phone)
    await work(stage, again!)
    expect(provider.performed).toEqual([again])
  })

  it('that the provider rejected offers a look at the number next, and another call may follow', async () => {
    provider.answers = ['rejected']
    const { callId, requestId, phone } = await newCall()
    await work(stage, callId)
    expect(await repository.find(callId)).toMatchObject({ state: 'failed', nextAction: 'check_number_or_open_link' })
    expect(await start(requestId, phone)).not.toBeNull()
  })

  it('lets a phone sleep, and rings it in the morning', async () => {
    now = new Date('2030-01-15T06:00:00Z')
    const { callId } = await newCall()
    await step(stage, callId)
    expect(await repository.find(callId)).toMatchObject({ state: 'queued', attempt: 0 })
    expect(jobs.queued).toMatchObject([
      { job: 'place-call', payload: { callId }, at: new Date('2030-01-15T16:00:00Z') },
    ])
    expect((await repository.find(callId))!.placeBy).toEqual(new Date('2030-01-15T16:10:00Z'))
    now = new Date('2030-01-15T16:00:00Z')
    await work(stage, callId)
    expect(provider.performed).toEqual([callId])
  })

  it('is cancelled by the conversation that the link began', async () => {
    const { callId, requestId } = await newCall()
    await app.dataSource.query(`UPDATE demo_requests SET state = 'in_conversation' WHERE id = $1`, [requestId])
    await work(stage, callId)
    expect(await stateOf(callId)).toBe('cancelled')
    expect(provider.performed).toEqual([])
  })

  it('is not begun twice for one request', async () => {
    const { requestId, phone } = await newCall()
    expect(await Promise.all([start(requestId, phone), start(requestId, phone)])).toEqual([null, null])
  })
})
