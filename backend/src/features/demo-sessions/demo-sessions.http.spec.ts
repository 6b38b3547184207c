import {
  BegunWelcome,
  demoRefusalTexts,
  demoSessionTexts,
  DemoPage,
  DemoRequestState,
  ErrorBody,
} from '@clarity/contracts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { OpenDemo } from '../../../test/demo-page.js'
import { DemoStory } from '../../../test/demo-story.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'

let app: TestApp
let anybody: ApiClient
let story: DemoStory
let phones = 4155550300

beforeAll(async () => {
  app = await startTestApp()
  anybody = new ApiClient(app.url)
  story = new DemoStory(await ApiClient.signedIn(app))
})
afterAll(() => app.close())

async function demoIn(state: string): Promise<OpenDemo> {
  const phone = `+1${(phones += 1)}`
  const { requestId } = await story.request({ role: 'recipient', recipientPhone: phone })
  const demo = new OpenDemo(app, anybody, requestId)
  // Otherwise the job of the invitation's SMS would change the state later.
  await vi.waitFor(async () => expect(await stateOf(demo)).toBe('invited'), 20_000)
  await app.dataSource.query('UPDATE demo_requests SET state = $2 WHERE id = $1', [requestId, state])
  return demo
}

async function stateOf({ requestId }: OpenDemo): Promise<string> {
  const rows: [{ state: string }] = await app.dataSource.query('SELECT state FROM demo_requests WHERE id = $1', [
    requestId,
  ])
  return rows[0].state
}

describe('GET /api/demo/{requestId}', () => {
  it.each(DemoRequestState.options)('starts nothing in state %s', async (state) => {
    const demo = await demoIn(state)
    await demo.read()
    await demo.read()
    expect(await stateOf(demo)).toBe(state)
    const rows: unknown[] = await app.dataSource.query('SELECT id FROM live_conversations WHERE demo_request_id = $1', [
      demo.requestId,
    ])
    expect(rows).toEqual([])
  })

  it('says what may be done', async () => {
    const states = await Promise.all(
      DemoRequestState.options.map(async (state) => [state, (await (await demoIn(state)).read()).state]),
    )
    expect(Object.fromEntries(states)).toEqual({
      awaiting_manager: 'awaiting_manager',
      requested: 'open',
      invited: 'open',
      invitation_failed: 'open',
      opted_out: 'opted_out',
      confirmed: 'open',
      calling: 'open',
      call_failed: 'open',
      in_conversation: 'in_conversation',
      expired: 'expired',
      completed: 'finished',
      reported: 'finished',
      report_failed: 'finished',
    } satisfies Record<DemoRequestState, DemoPage['state']>)
  })

  it('does not know an unknown one', async () => {
    for (const answer of [await anybody.get('/api/demo/unknown'), await anybody.post('/api/demo/unknown/session')]) {
      expect(answer.status).toBe(404)
      expect(answer.as(ErrorBody).error).toBe(demoRefusalTexts.notFound)
    }
  })
})

describe('POST /api/demo/{requestId}/session', () => {
  it.each(['requested', 'invited', 'invitation_failed', 'confirmed', 'calling', 'call_failed', 'in_conversation'])(
    'begins the one conversation of a request that is %s',
    async (state) => {
      const demo = await demoIn(state)
      const sessions = await Promise.all([demo.session(), demo.session(), demo.session()])
      expect(new Set(sessions.map(({ conversationId }) => conversationId)).size).toBe(1)
      expect(new Set(sessions.map(({ signedUrl }) => signedUrl)).size).toBe(3)
      expect(sessions[0].agentName).toBe('Dana Whitfield')
      expect(await stateOf(demo)).toBe('in_conversation')
    },
  )

  it.each([
    ['expired', demoSessionTexts.expired],
    ['opted_out', demoSessionTexts.optedOut],
    ['completed', demoSessionTexts.finished],
    ['reported', demoSessionTexts.finished],
    ['report_failed', demoSessionTexts.finished],
  ])('refuses one that is %s', async (state, sentence) => {
    const demo = await demoIn(state)
    const answer = await anybody.post(`/api/demo/${demo.requestId}/session`)
    expect(answer.status).toBe(409)
    expect(answer.as(ErrorBody).error).toBe(sentence)
    expect(await stateOf(demo)).toBe(state)
  })

  it('records a failed invitation as delivered', async () => {
    const demo = await demoIn('invitation_failed')
    await demo.session()
    const rows: { to_state: string }[] = await app.dataSource.query(
      'SELECT to_state FROM demo_request_transitions WHERE demo_request_id = $1 ORDER BY id',
      [demo.requestId],
    )
    expect(rows.map(({ to_state }) => to_state).slice(-2)).toEqual(['invited', 'in_conversation'])
  })

  it('is limited for each address', async () => {
    const other = await startTestApp()
    try {
      const client = new ApiClient(other.url)
      const answers = await Promise.all(Array.from({ length: 130 }, () => client.post('/api/demo/unknown/session')))
      expect(answers.filter(({ status }) => status === 404)).toHaveLength(120)
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
    } finally {
      await other.close()
    }
  })
})

describe('POST /api/welcome', () => {
  it('begins a self demo without a phone number, with the first scenario that everybody gets', async () => {
    const answer = await anybody.post('/api/welcome', { email: 'dana.reyes@example.com' })
    expect(answer.status).toBe(201)
    const demo = new OpenDemo(app, anybody, answer.as(BegunWelcome).requestId)
    const [offered] = (await anybody.get('/api/scenarios')).body as { title: string; icon: string }[]
    expect(await demo.read()).toMatchObject({
      state: 'open',
      recipientName: 'Dana Reyes',
      scenarioTitle: offered!.title,
      scenarioIcon: offered!.icon,
      invitedBy: null,
    })
    const page = await demo.begin()
    page.send({ type: 'end_conversation' })
    expect(await page.closed()).toBe(1000)
  })

  it.each([[{ email: 'nobody' }], [{}], [{ email: 'a\u0000@b.co' }]])('refuses %j', async (body) => {
    const answer = await anybody.post('/api/welcome', body)
    expect(answer.status).toBe(400)
    answer.as(ErrorBody)
  })

  it('reports an error if there is no scenario to talk about', async () => {
    await app.dataSource.query('UPDATE scenarios SET is_active = false')
    // The server caches the scenario until the database notifies it.
    await vi.waitFor(async () => {
      const answer = await anybody.post('/api/welcome', { email: 'dana@example.com' })
      expect(answer.status).toBe(409)
      expect(answer.as(ErrorBody).error).toBe(demoSessionTexts.noScenario)
    })
  })
})
