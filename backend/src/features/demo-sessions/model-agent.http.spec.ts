import { start, type FakeLlm } from '@clarity/fakes/llm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { OpenDemo } from '../../../test/demo-page.js'
import { DemoStory } from '../../../test/demo-story.js'
import { llmEnv, llmKey } from '../../../test/test-llm.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'

let llm: FakeLlm
let app: TestApp
let admin: ApiClient
let story: DemoStory

beforeAll(async () => {
  llm = await start({ apiKey: llmKey })
  app = await startTestApp({ ...llmEnv('openai', llm), BUILTIN_AGENT: 'llm' })
  admin = await ApiClient.signedIn(app)
  story = new DemoStory(admin)
})
beforeEach(() => llm.reset())
afterAll(async () => {
  await app.close()
  await llm.close()
})

async function newDemo(recipientPhone: string): Promise<OpenDemo> {
  const { requestId } = await story.request({ recipientPhone })
  return new OpenDemo(app, admin, requestId)
}

const words = 'I would like to talk about the late deliveries of last month.'

describe('a conversation with a language model', () => {
  it('uses the model’s replies, and the offline agent’s while the model is unavailable', async () => {
    const { page } = await (await newDemo('+14155550171')).connect()
    await page.responsesOnceThere(1)
    expect(await page.say(words)).toContain(`You said: ${words}`)
    llm.chooseFault = () => 'error'
    expect(await page.say('Two customers have left because of them.')).not.toMatch(/^You said/)
  })

  it('records the tokens and time of each reply, but none of its words', async () => {
    const { session, page } = await (await newDemo('+14155550173')).connect()
    await page.responsesOnceThere(1)
    await page.say(words)
    llm.chooseFault = () => 'error'
    await page.say('Two customers have left because of them.')
    const runs = await vi.waitFor(async () => {
      const rows = await app.dataSource.query<Record<string, unknown>[]>(
        'SELECT * FROM report_runs WHERE live_conversation_id = $1 ORDER BY created_at',
        [session.conversationId],
      )
      expect(rows).toHaveLength(2)
      return rows
    })
    const reply = { kind: 'reply', report_id: null, combined_report_id: null, provider: 'openai', model: 'local-model' }
    expect(runs).toMatchObject([
      { ...reply, writer: 'llm', outcome: 'written', fallback_reason: null, prompt_version: 'reply-1', calls: 1 },
      { ...reply, writer: 'offline', outcome: 'fell-back', fallback_reason: 'failed 500', tokens_in: 0 },
    ])
    expect(Number(runs[0]!['tokens_in'])).toBeGreaterThan(100)
    expect(Number(runs[0]!['cost_usd'])).toBeGreaterThan(0)
    expect(JSON.stringify(runs)).not.toMatch(/deliveries|customers|Alex|4155550173/)
  })

  it('neither delays nor loses a reply if its run cannot be recorded', async () => {
    const { page } = await (await newDemo('+14155550174')).connect()
    await page.responsesOnceThere(1)
    const holder = app.dataSource.createQueryRunner()
    await holder.startTransaction()
    await holder.query('LOCK TABLE report_runs IN ACCESS EXCLUSIVE MODE')
    expect(await page.say(words)).toContain(`You said: ${words}`)
    await holder.query('ALTER TABLE report_runs RENAME TO report_runs_elsewhere')
    await holder.commitTransaction()
    expect(await page.say(words)).toContain(`You said: ${words}`)
    await holder.query('ALTER TABLE report_runs_elsewhere RENAME TO report_runs')
    await holder.release()
  })

  it('answers once, although another connection takes it over while the model thinks', async () => {
    const demo = await newDemo('+14155550172')
    const first = await demo.connect()
    await first.page.responsesOnceThere(1)
    llm.chooseFault = () => 'slow'
    first.page.send({ type: 'user_message', text: words, message_id: 'm-1' })
    await vi.waitFor(() => expect(llm.questions.length).toBe(1), 10_000)
    const second = await demo.connect()
    await second.page.responsesOnceThere(1)
    await first.page.closed()
    const rows: { role: string }[] = await app.dataSource.query(
      'SELECT role FROM live_turns WHERE conversation_id = $1 ORDER BY position',
      [second.session.conversationId],
    )
    expect(rows.map(({ role }) => role)).toEqual(['agent', 'user', 'agent'])
  })
})
