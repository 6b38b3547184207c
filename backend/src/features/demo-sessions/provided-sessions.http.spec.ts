import { demoSessionTexts, ErrorBody, type DemoSession, type TranscriptEntry } from '@clarity/contracts'
import { Conversation } from '@elevenlabs/client'
import type { FakeElevenLabs } from '@clarity/fakes/elevenlabs'
import { parse } from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { AgentPage } from '../../../test/agent-page.js'
import { ApiClient } from '../../../test/api-client.js'
import { OpenDemo } from '../../../test/demo-page.js'
import { demoRequestBecomes, demoRequestState } from '../../../test/demo-request-rows.js'
import { elevenLabsVariables, startElevenLabs } from '../../../test/elevenlabs-account.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'

let provider: FakeElevenLabs
let app: TestApp
let admin: ApiClient

beforeAll(async () => {
  provider = await startElevenLabs()
  app = await startTestApp(elevenLabsVariables(provider))
  provider.webhookUrl = `${app.url}/api/webhooks/elevenlabs`
  admin = await ApiClient.signedIn(app)
})
afterAll(async () => {
  await app.close()
  await provider.close()
})
beforeEach(() => {
  provider.chooseFault = () => null
  provider.webhooks = 'once'
})

/** Connects as the demo page does with its session. */
function connect({ signedUrl, initiation }: DemoSession): AgentPage {
  const page = AgentPage.connect('', signedUrl)
  page.send({ type: 'conversation_initiation_client_data', ...initiation })
  return page
}

const said = [
  'Good morning. I would like to talk about the late deliveries of last month, because they worry me.',
  'We lost two customers, and the team works every weekend. I will send you the list of all late orders by Friday.',
  'Thank you, that is all from me. Goodbye!',
]

const patience = { timeout: 20_000, interval: 50 }

/** The events that the provider has delivered for a request. */
const eventsOf = (requestId: string) =>
  app.dataSource.query<{ is_handled: boolean }[]>(
    'SELECT handled_at IS NOT NULL AS is_handled FROM voice_events WHERE demo_request_id = $1',
    [requestId],
  )

async function talk(page: AgentPage): Promise<void> {
  await page.responsesOnceThere(1)
  for (const words of said) await page.say(words)
  expect(await page.closed()).toBe(1000)
}

describe('a session with the provider’s agent', () => {
  it('runs from the address to the report', async () => {
    const demo = await OpenDemo.requested(app, admin)
    const session = await demo.session()
    expect(session).toMatchObject({ provider: 'elevenlabs', language: 'en', turns: [] })
    expect((await demo.read()).state).toBe('in_conversation')
    await talk(connect(session))
    await demoRequestBecomes(app.dataSource, demo.requestId, 'reported')
    expect(await demo.read()).toMatchObject({
      state: 'finished',
      reportPath: expect.stringMatching(/^\/\w{5}$/) as string,
    })
    expect(provider.refusals).toEqual([])
  })

  it('that is lost continues in another one: together they are one conversation, with one report', async () => {
    const demo = await OpenDemo.requested(app, admin)
    const first = connect(await demo.session())
    await first.responsesOnceThere(1)
    await first.say(said[0]!)
    const second = connect(await demo.session())
    first.cut()
    await vi.waitFor(async () => expect(await eventsOf(demo.requestId)).toHaveLength(1), patience)
    expect((await demo.read()).state, 'while the page goes on').toBe('in_conversation')
    await second.responsesOnceThere(1)
    for (const words of said.slice(1)) await second.say(words)
    await demoRequestBecomes(app.dataSource, demo.requestId, 'reported')

    const conversations = await app.dataSource.query<{ transcript: TranscriptEntry[]; duration_secs: number }[]>(
      'SELECT transcript, duration_secs FROM conversations WHERE demo_request_id = $1',
      [demo.requestId],
    )
    expect(conversations).toHaveLength(1)
    const [{ transcript, duration_secs: secs }] = conversations as [(typeof conversations)[0]]
    expect(transcript.filter(({ role }) => role === 'user').map(({ message }) => message)).toEqual(said)
    const times = transcript.map((entry) => entry.time_in_call_secs)
    expect(times).toEqual([...times].sort((one, other) => one - other))
    expect(times.at(-1)).toBeLessThanOrEqual(secs)
    expect(await eventsOf(demo.requestId)).toMatchObject([{ is_handled: true }, { is_handled: true }])
  })

  it('that was refused for the account is refused in plain words, and the agent’s settings are read again', async () => {
    const demo = await OpenDemo.requested(app, admin)
    await demo.session()
    provider.requests.length = 0
    const begin = (reason: string) =>
      fetch(`${app.url}/api/demo/${demo.requestId}/session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ closed: { code: 1008, reason } }),
      })
    const refused = await begin('This request exceeds your quota limit.')
    expect(refused.status).toBe(409)
    expect(parse(ErrorBody, await refused.json()).message).toBe(demoSessionTexts.agentRefuses)
    expect(provider.requests).toEqual([])
    const again = await begin("Override for field 'prompt' is not allowed by config.")
    expect(again.status).toBe(200)
    expect(provider.requests).toEqual(['agent', 'signed-url'])
    expect((await begin('Something else')).status).toBe(200)
    expect((await begin('x'.repeat(201))).status).toBe(400)
  })

  it('that no page opened does not delay the report of the session that replaced it', async () => {
    const demo = await OpenDemo.requested(app, admin)
    const { conversationId } = await demo.session()
    await talk(connect(await demo.session()))
    await demoRequestBecomes(app.dataSource, demo.requestId, 'reported')
    expect(
      await app.dataSource.query('SELECT state, asked < 3 AS is_soon FROM voice_attempts WHERE id = $1', [
        conversationId,
      ]),
    ).toEqual([{ state: 'ended', is_soon: true }])
  })

  it('is looked up if its end is not reported', async () => {
    provider.webhooks = 'none'
    const demo = await OpenDemo.requested(app, admin)
    await talk(connect(await demo.session()))
    await demoRequestBecomes(app.dataSource, demo.requestId, 'reported')
  })

  it('has an address that is good once, and each session has its own', async () => {
    const demo = await OpenDemo.requested(app, admin)
    const session = await demo.session()
    const first = connect(session)
    await first.responsesOnceThere(1)
    expect(await AgentPage.connect('', session.signedUrl).closed()).not.toBe(1000)
    const second = await demo.session()
    expect(second.signedUrl).not.toBe(session.signedUrl)
    expect(second.conversationId).not.toBe(session.conversationId)
    first.cut()
  })

  it('speaks with the provider’s official client', async () => {
    const { signedUrl, initiation } = await (await OpenDemo.requested(app, admin)).session()
    const heard: string[] = []
    const ended: unknown[] = []
    const conversation = await Conversation.startSession({
      signedUrl,
      connectionType: 'websocket',
      textOnly: true,
      userId: initiation!.user_id,
      dynamicVariables: initiation!.dynamic_variables,
      onMessage: ({ message }) => heard.push(message),
      onDisconnect: (details) => ended.push(details),
    })
    await vi.waitFor(() => expect(heard).toEqual([initiation!.dynamic_variables['first_message']]), 20_000)
    conversation.sendUserMessage('That is all. Goodbye!')
    await vi.waitFor(() => expect(ended).toMatchObject([{ reason: 'agent' }]), 20_000)
    expect(heard.at(-1)).toMatch(/goodbye/i)
  })

  it('is not begun while the provider is unavailable, and nothing changes', async () => {
    const demo = await OpenDemo.requested(app, admin)
    await demoRequestBecomes(app.dataSource, demo.requestId, 'invited')
    provider.failNext('signed-url', 'error')
    const answer = await admin.post(`/api/demo/${demo.requestId}/session`)
    expect(answer.status).toBe(503)
    expect(answer.as(ErrorBody).error).toBe(demoSessionTexts.agentAway)
    expect(await demoRequestState(app.dataSource, demo.requestId)).toBe('invited')
    await demo.session()
  })

  it.each([
    ['finished', 'completed', demoSessionTexts.finished],
    ['expired', 'expired', demoSessionTexts.expired],
    ['opted out', 'opted_out', demoSessionTexts.optedOut],
  ])('is refused, and the provider is not asked, if the request is %s', async (_, state, sentence) => {
    const demo = await OpenDemo.requested(app, admin)
    await demoRequestBecomes(app.dataSource, demo.requestId, 'invited')
    await app.dataSource.query('UPDATE demo_requests SET state = $2 WHERE id = $1', [demo.requestId, state])
    provider.requests.length = 0
    const answer = await admin.post(`/api/demo/${demo.requestId}/session`)
    expect(answer.status).toBe(409)
    expect(answer.as(ErrorBody).error).toBe(sentence)
    expect(provider.requests).not.toContain('signed-url')
  })

  it('may be connected to by the page, by its policy', async () => {
    const { requestId } = await OpenDemo.requested(app, admin)
    const policy = (await admin.get(`/demo/${requestId}`)).headers.get('content-security-policy')
    expect(policy).toContain(provider.url.replace('http', 'ws'))
    expect(policy).not.toMatch(/blob:|unsafe|script-src[^;]*data:/)
  })

  it('is announced to the pages on which one talks', async () => {
    const { requestId } = await OpenDemo.requested(app, admin)
    const announcement = '"agent":"elevenlabs"'
    for (const path of [`/demo/${requestId}`, '/invite/maya@example.com'])
      expect(await (await fetch(app.url + path)).text()).toContain(announcement)
    for (const path of ['/', '/demo/unknown'])
      expect(await (await fetch(app.url + path)).text()).not.toContain(announcement)
  })
})
