import { ErrorBody, spokenTextMaxLength } from '@clarity/contracts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { AgentPage } from '../../../test/agent-page.js'
import { ApiClient } from '../../../test/api-client.js'
import { OpenDemo } from '../../../test/demo-page.js'
import { DemoStory } from '../../../test/demo-story.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'

let app: TestApp
let admin: ApiClient
let demo: OpenDemo

beforeAll(async () => {
  app = await startTestApp()
  admin = await ApiClient.signedIn(app)
  const { requestId } = await new DemoStory(admin).request()
  demo = new OpenDemo(app, admin, requestId)
})
afterAll(() => app.close())

describe('the WebSocket of a conversation', () => {
  it('accepts the subprotocol of official clients, and ignores their query parameters', async () => {
    const { signedUrl } = await demo.session()
    const page = AgentPage.connect(app.url, `${signedUrl}&source=js_sdk&version=1.25.0`)
    await page.responsesOnceThere(1)
    expect(page.socket.protocol).toBe('convai')
    page.cut()
  })

  it.each([
    ['a foreign origin', { origin: 'https://evil.example' }],
    ["another site's page in a browser", { 'sec-fetch-site': 'cross-site' }],
    ['another port of this machine', { origin: 'http://localhost:1' }],
  ])('is refused to %s', async (_, headers) => {
    const { signedUrl } = await demo.session()
    const page = AgentPage.connect(app.url, signedUrl, headers)
    const status = await new Promise((resolve) =>
      page.socket.once('unexpected-response', (_request, response) => resolve(response.statusCode)),
    )
    expect(status).toBe(403)
  })

  it('is open to its own origin', async () => {
    const { signedUrl } = await demo.session()
    const page = AgentPage.connect(app.url, signedUrl, { origin: app.url, 'sec-fetch-site': 'same-origin' })
    await vi.waitFor(() => expect(page.ofType('conversation_initiation_metadata')).toHaveLength(1))
    page.cut()
  })

  it('answers a plain request with a hint', async () => {
    const answer = await admin.get('/api/conversation?token=x')
    expect(answer.status).toBe(426)
    answer.as(ErrorBody)
  })

  it.each([
    ['no JSON', '{'],
    ['no object', '[]'],
    [
      'a nested object',
      JSON.stringify({
        type: 'user_message',
        text: 'hi',
        more: JSON.parse('['.repeat(100) + ']'.repeat(100)) as unknown,
      }),
    ],
    ['words that are no text', '{"type":"user_message","text":7}'],
    ['an id that cannot be stored', '{"type":"user_message","text":"hi","message_id":"a\\u0000"}'],
    ['an id that is too long', JSON.stringify({ type: 'user_message', text: 'hi', message_id: 'x'.repeat(65) })],
    ['bytes', Buffer.from([1, 2, 3])],
  ])('closes on %s', async (_, data) => {
    const { page } = await demo.connect()
    await vi.waitFor(() => expect(page.frames).not.toHaveLength(0))
    page.socket.send(data)
    expect(await page.closed()).toBe(1008)
  })

  it('closes on a frame that is too large', async () => {
    const { page } = await demo.connect()
    await vi.waitFor(() => expect(page.frames).not.toHaveLength(0))
    page.socket.send(JSON.stringify({ user_audio_chunk: 'x'.repeat(70_000) }))
    expect(await page.closed()).toBe(1009)
  })

  it('closes on more words than a person says at once', async () => {
    const { page } = await demo.connect()
    await vi.waitFor(() => expect(page.frames).not.toHaveLength(0))
    for (let n = 0; n < 200; n += 1) page.send({ type: 'user_message', text: `word ${n}` })
    expect(await page.closed()).toBe(1008)
  })

  it('ignores sound, feedback and other messages of the protocol', async () => {
    const { page } = await demo.connect()
    await vi.waitFor(() => expect(page.frames).not.toHaveLength(0))
    const frames = [
      { user_audio_chunk: 'AAAA' },
      { type: 'user_activity' },
      { type: 'feedback', score: 'like', event_id: 1 },
    ]
    for (const frame of frames) page.socket.send(JSON.stringify(frame))
    expect(await page.say('Can you still hear me?')).toMatch(/\w/)
    page.cut()
  })

  it('truncates long texts, keeps storable characters, and treats an empty text as silence', async () => {
    const { page } = await demo.connect()
    await vi.waitFor(() => expect(page.frames).not.toHaveLength(0))
    page.send({ type: 'user_message', text: '   ', message_id: 'empty' })
    await page.say('  a\u0000b \ud800 ', 'odd')
    await page.say('x'.repeat(spokenTextMaxLength + 1), 'long')
    // The response that came first may be the agent's opening.
    await vi.waitFor(() => expect(page.acknowledged.at(-1)?.message_id).toBe('long'), 15_000)
    // What an earlier page said may be acknowledged only now.
    const ids = ['empty', 'odd', 'long']
    expect(page.acknowledged.filter(({ message_id }) => ids.includes(message_id ?? ''))).toMatchObject([
      { user_transcript: 'ab \ufffd', message_id: 'odd' },
      { user_transcript: 'x'.repeat(spokenTextMaxLength), message_id: 'long' },
    ])
    page.cut()
  })

  it('pings the page', { timeout: 20_000 }, async () => {
    const { page } = await demo.connect()
    await vi.waitFor(() => expect(page.ofType('ping').length).toBeGreaterThan(0), 15_000)
    page.cut()
  })
})
