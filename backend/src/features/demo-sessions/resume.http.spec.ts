import { DemoSession } from '@clarity/contracts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { AgentPage } from '../../../test/agent-page.js'
import { ApiClient } from '../../../test/api-client.js'
import { OpenDemo } from '../../../test/demo-page.js'
import { startBeside } from '../../../test/second-app.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'

const at = expect.any(Number) as number

let app: TestApp
let admin: ApiClient
let demo: OpenDemo

beforeAll(async () => {
  app = await startTestApp()
  admin = await ApiClient.signedIn(app)
})
afterAll(() => app.close())

function storedTurns(): Promise<{ position: number; role: string; message: string }[]> {
  return app.dataSource.query(
    `SELECT position, role, message FROM live_turns
      WHERE conversation_id = (SELECT id FROM live_conversations WHERE demo_request_id = $1) ORDER BY position`,
    [demo.requestId],
  )
}

describe('a page that reconnects', () => {
  it('gets every turn again and continues without repeated messages', async () => {
    demo = await OpenDemo.requested(app, admin)
    const first = await demo.begin()
    const answer = await first.say('I was told that my order is late again.', 'm1')
    first.cut()
    const { session, page } = await demo.connect()
    expect(session.turns).toEqual([
      { role: 'agent', message: first.responses[0], at },
      { role: 'user', message: 'I was told that my order is late again.', at, messageId: 'm1' },
      { role: 'agent', message: answer, at },
    ])
    const next = await page.say('When will it be here?')
    expect(page.responses).toEqual([next])
    expect(await storedTurns()).toHaveLength(5)
    page.cut()
  })

  it('may resend unacknowledged messages, which are deduplicated by their id', async () => {
    demo = await OpenDemo.requested(app, admin)
    const first = await demo.begin()
    await first.say('Only once, please.', 'again')
    first.send({ type: 'user_message', text: 'Only once, please.', message_id: 'again' })
    await vi.waitFor(() => expect(first.acknowledged).toHaveLength(2))
    first.cut()
    const { page } = await demo.connect()
    page.send({ type: 'user_message', text: 'Only once, please.', message_id: 'again' })
    await vi.waitFor(() => expect(page.acknowledged).toHaveLength(1))
    const acknowledged = { user_transcript: 'Only once, please.', message_id: 'again', event_id: 2 }
    expect([...first.acknowledged, ...page.acknowledged]).toEqual([acknowledged, acknowledged, acknowledged])
    expect((await storedTurns()).map(({ role }) => role)).toEqual(['agent', 'user', 'agent'])
    page.cut()
  })

  it('is answered after a reconnection what it said before', async () => {
    demo = await OpenDemo.requested(app, admin)
    const first = await demo.begin()
    first.cut()
    await app.dataSource.query(
      `INSERT INTO live_turns (conversation_id, position, role, message, message_id)
       SELECT id, 2, 'user', 'Are you still there?', 'm1' FROM live_conversations WHERE demo_request_id = $1`,
      [demo.requestId],
    )
    const { session, page } = await demo.connect()
    expect(session.turns).toHaveLength(2)
    expect(await page.responsesOnceThere(1)).toHaveLength(1)
    expect((await storedTurns()).map(({ role }) => role)).toEqual(['agent', 'user', 'agent'])
    page.cut()
  })

  it('gets the turns that were stored between its session and its connection', async () => {
    demo = await OpenDemo.requested(app, admin)
    const first = await demo.begin()
    const session = await demo.session()
    const answer = await first.say('This is said while the other tab opens.', 'late')
    const second = AgentPage.connect(app.url, session.signedUrl)
    expect(await second.responsesOnceThere(1)).toEqual([answer])
    expect(second.acknowledged).toEqual([
      { user_transcript: 'This is said while the other tab opens.', event_id: 2, message_id: 'late' },
    ])
    second.cut()
  })

  it('takes over the conversation from the other tab', async () => {
    demo = await OpenDemo.requested(app, admin)
    const first = await demo.begin()
    const { page: second } = await demo.connect()
    expect(await first.closed()).toBe(4001)
    expect(await second.say('I go on over here.')).toMatch(/\w/)
    const reconnecting = AgentPage.connect(app.url, (await demo.session()).signedUrl)
    expect(await second.closed()).toBe(4001)
    expect(await reconnecting.say('And now over here.')).toMatch(/\w/)
    reconnecting.cut()
  })

  it('loses its address to the next session', async () => {
    demo = await OpenDemo.requested(app, admin)
    const old = await demo.session()
    await demo.session()
    expect(await AgentPage.connect(app.url, old.signedUrl).closed()).toBe(4004)
    expect(await AgentPage.connect(app.url, '/api/conversation?token=unknown').closed()).toBe(4004)
    expect(await AgentPage.connect(app.url, '/api/conversation').closed()).toBe(4004)
  })
})

describe('several processes', () => {
  it('continue each other’s conversations', async () => {
    demo = await OpenDemo.requested(app, admin)
    const first = await demo.begin()
    const other = await startBeside(app, {}, { isListening: true })
    try {
      const url = await other.getUrl()
      const page = AgentPage.connect(url, (await demo.session()).signedUrl)
      expect(await page.say('I am at another process now.')).toMatch(/\w/)
      first.send({ type: 'user_message', text: 'And I am still at the first one.', message_id: 'x' })
      expect(await first.closed()).toBe(4001)
      expect((await storedTurns()).map(({ role }) => role)).toEqual(['agent', 'user', 'agent'])
      const closing = other.close()
      expect(await page.closed()).toBe(1012)
      await closing
      const { session, page: back } = await demo.connect()
      expect(session.turns).toHaveLength(3)
      expect(await back.say('Back again.')).toMatch(/\w/)
      back.cut()
    } finally {
      await other.close()
    }
  })

  it('that restart during a conversation lose nothing', async () => {
    demo = await OpenDemo.requested(app, admin)
    const { requestId } = demo
    let instance = await startBeside(app, {}, { isListening: true })
    const before = await new OpenDemo({ url: await instance.getUrl() }, admin, requestId).begin()
    const answer = await before.say('Remember that my number is seven.')
    await instance.close()
    expect(await before.closed()).toBe(1012)
    instance = await startBeside(app, {}, { isListening: true })
    const url = await instance.getUrl()
    const session = (await new ApiClient(url).post(`/api/demo/${requestId}/session`)).as(DemoSession)
    expect(session.turns.map(({ message }) => message)).toEqual([
      before.responses[0],
      'Remember that my number is seven.',
      answer,
    ])
    const page = AgentPage.connect(url, session.signedUrl)
    await page.say('Which number did I say?')
    expect(await storedTurns()).toHaveLength(5)
    await instance.close()
  })
})
