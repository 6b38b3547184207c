import { demoSessionTexts, Report, ReportContent, type TranscriptEntry } from '@clarity/contracts'
import { parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { OpenDemo } from '../../../test/demo-page.js'
import { DemoStory, recipientPhone } from '../../../test/demo-story.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'

let app: TestApp
let admin: ApiClient
let story: DemoStory

beforeAll(async () => {
  app = await startTestApp()
  admin = await ApiClient.signedIn(app)
  story = new DemoStory(admin)
})
afterAll(() => app.close())

async function newDemo(phone: string): Promise<OpenDemo> {
  const { requestId } = await story.request({ recipientPhone: phone })
  return new OpenDemo(app, admin, requestId)
}

function handedIn(requestId: string): Promise<{ transcript: TranscriptEntry[]; duration_secs: number }> {
  return vi.waitFor(async () => {
    const rows: { transcript: TranscriptEntry[]; duration_secs: number }[] = await app.dataSource.query(
      `SELECT transcript, duration_secs FROM conversations
        WHERE demo_request_id = $1 AND provider = 'builtin' AND counts`,
      [requestId],
    )
    expect(rows).toHaveLength(1)
    return rows[0]!
  }, 20_000)
}

describe('a conversation on the demo page', () => {
  it('runs from the first words to the report and its message', async () => {
    const demo = await newDemo(recipientPhone)
    expect(await demo.read()).toMatchObject({ state: 'open', recipientName: 'Alex Kim', reportPath: null })
    const { session, page } = await demo.connect()
    expect(session).toMatchObject({ provider: 'builtin', language: 'en', turns: [] })
    expect(await page.responsesOnceThere(1)).toEqual([expect.stringMatching(/\w/)])
    expect(page.frames[0]).toMatchObject({
      type: 'conversation_initiation_metadata',
      conversation_initiation_metadata_event: { conversation_id: session.conversationId },
    })
    expect((await demo.read()).state).toBe('in_conversation')
    const said = [
      'Good morning. I would like to talk about the late deliveries of last month, because they worry me.',
      'We lost two customers, and the team works every weekend. That cannot go on.',
      'I will send you the list of all late orders by Friday.',
    ]
    for (const words of said) expect(await page.say(words)).toMatch(/\w/)
    expect(page.acknowledged.map(({ user_transcript }) => user_transcript)).toEqual(said)
    page.send({ type: 'end_conversation' })
    expect(await page.closed()).toBe(1000)

    const messages = await story.messagesOnceThere(recipientPhone, 2)
    const path = await story.followLink(messages.at(-1))
    const content = (await admin.post(`/api${path}`, { email: 'alex@example.com' })).as(ReportContent)
    expect(parse(Report, JSON.parse(content.content)).participants.recipient.name).toBe('Alex Kim')
    const finished = await demo.read()
    expect(finished.state).toBe('finished')
    expect((await admin.get(finished.reportPath!)).headers.get('location')).toBe(path)
    const again = await admin.post(`/api/demo/${demo.requestId}/session`)
    expect(again.status).toBe(409)
    expect(again.body).toMatchObject({ error: demoSessionTexts.finished })
  })

  it('is stored with the time of every turn and its duration', async () => {
    const demo = await newDemo('+14155550140')
    const page = await demo.begin()
    await page.say('Hello, who is there?')
    await app.dataSource.query(
      `UPDATE live_conversations SET started_at = now() - interval '40 seconds' WHERE demo_request_id = $1`,
      [demo.requestId],
    )
    await app.dataSource.query(
      `UPDATE live_turns SET said_at = said_at - interval '1 second' * (30 - 5 * position)
        WHERE conversation_id = (SELECT id FROM live_conversations WHERE demo_request_id = $1)`,
      [demo.requestId],
    )
    page.send({ type: 'end_conversation' })
    await page.closed()
    const { transcript, duration_secs } = await handedIn(demo.requestId)
    expect(transcript.map(({ role }) => role)).toEqual(['agent', 'user', 'agent'])
    const [opening, user, answer] = transcript
    expect(opening!.time_in_call_secs).toBeGreaterThan(10)
    expect(user!.time_in_call_secs - opening!.time_in_call_secs).toBeCloseTo(5, -1)
    expect(opening!.duration).toBeCloseTo(user!.time_in_call_secs - opening!.time_in_call_secs, 5)
    expect(answer!.duration! + answer!.time_in_call_secs).toBeCloseTo(duration_secs, 0)
  })

  it('is over when the agent closes it', async () => {
    const demo = await newDemo('+14155550141')
    const page = await demo.begin()
    await app.dataSource.query(
      `UPDATE live_conversations SET started_at = now() - interval '40 minutes' WHERE demo_request_id = $1`,
      [demo.requestId],
    )
    expect(await page.sayUntilClosed('Thank you, that is all from me. Goodbye!')).toBe(1000)
    const { transcript } = await handedIn(demo.requestId)
    expect(transcript.at(-1)).toMatchObject({ role: 'agent', message: page.responses.at(-1) })
  })

  it('merges messages that arrive while the agent answers', async () => {
    const demo = await newDemo('+14155550142')
    const page = await demo.begin()
    const said = ['First of all, hello.', 'I have three questions.', 'What is your budget this year?']
    for (const [n, text] of said.entries()) page.send({ type: 'user_message', text, message_id: `m${n}` })
    await vi.waitFor(() => expect(page.acknowledged).toHaveLength(3))
    await page.responsesOnceThere(2)
    page.send({ type: 'end_conversation' })
    await page.closed()
    const { transcript } = await handedIn(demo.requestId)
    expect(transcript.filter(({ role }) => role === 'user').map(({ message }) => message)).toEqual(said)
    expect(transcript.filter(({ role }) => role === 'agent')).toHaveLength(page.responses.length)
  })

  it('in which no word is said still gets an honest report', async () => {
    const demo = await newDemo('+14155550143')
    const page = await demo.begin()
    page.send({ type: 'end_conversation' })
    await page.closed()
    await story.messagesOnceThere('+14155550143', 2)
    expect((await demo.read()).reportPath).toMatch(/^\/\w{5}$/)
  })
})
