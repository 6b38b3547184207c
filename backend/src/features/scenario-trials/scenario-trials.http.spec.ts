import {
  conversationTexts,
  ErrorBody,
  mostTestTurns,
  PreviewedReport,
  Report,
  scenarioTrialTexts,
  TestReply,
} from '@clarity/contracts'
import { parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { insertConversation, insertDemoRequest, insertScenario } from '../../../test/conversation-rows.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'

const preview = '/api/admin/scenarios/report-preview'
const talk = '/api/admin/scenarios/test-talk'
const scenario = {
  title: 'Ask for a budget',
  ai_prompt: 'You are Dana, the manager of a sales team. The budget is 9,000 euros. You are friendly but busy.',
  post_call_prompt: '',
  recipient_role_description: 'A team lead',
  first_message: 'Hello, I have ten minutes. What is it about?',
  language: 'en',
}

let app: TestApp
let admin: ApiClient
let conversation: string

beforeAll(async () => {
  app = await startTestApp()
  admin = await ApiClient.signedIn(app)
  conversation = await insertConversation(app.dataSource, {
    demoRequestId: await insertDemoRequest(app.dataSource, await insertScenario(app.dataSource, 'Old title')),
  })
})
afterAll(() => app.close())

const countRows = async () => {
  const tables = ['reports', 'report_versions', 'report_runs', 'live_conversations', 'conversations', 'sms_messages']
  const counts = tables.map((table) => `(SELECT count(*) FROM ${table})`).join(' + ')
  const [row] = await app.dataSource.query<[{ count: string }]>(`SELECT ${counts} AS count`)
  return row.count
}
const read = (content: string | null) => parse(Report, JSON.parse(content ?? ''))

describe('POST /api/admin/scenarios/report-preview', () => {
  const ask = (changes: object) =>
    admin.post(preview, { conversation_id: conversation, scenario: { ...scenario, ...changes } })

  it('answers what the report would say with the given goals and title, and stores nothing', async () => {
    const before = await countRows()
    const answer = await ask({ goals: [{ label: 'Agrees on a date', check: { kind: 'agrees' } }] })
    expect(answer.status).toBe(200)
    const { now, stored } = answer.as(PreviewedReport)
    const report = read(now)
    expect(report.scenarioName).toBe('Ask for a budget')
    expect(report.goals).toMatchObject([{ label: 'Agrees on a date', met: true }])
    expect(report.goals![0]!.evidence[0]).toMatchObject({ turn: 5, role: 'user' })
    expect(stored).toBeNull()
    expect(await countRows()).toBe(before)
  })

  it('has no verdicts without goals', async () => {
    expect(read((await ask({})).as(PreviewedReport).now).goals ?? []).toEqual([])
  })

  it('answers what readers get, if the report is written', async () => {
    const [{ demo_request_id: request }] = await app.dataSource.query<[{ demo_request_id: string }]>(
      'SELECT demo_request_id FROM conversations WHERE id = $1',
      [conversation],
    )
    await app.dataSource.query(
      `INSERT INTO reports (id, demo_request_id, conversation_id, version, content) VALUES ('r1', $1, $2, 1, '{"old":1}')`,
      [request, conversation],
    )
    expect((await ask({})).as(PreviewedReport).stored).toBe('{"old":1}')
  })

  it('refuses an unknown conversation, a broken goal, and a caller without a session', async () => {
    const unknown = await admin.post(preview, { conversation_id: 'none', scenario })
    expect(unknown.status).toBe(404)
    expect(unknown.as(ErrorBody).error).toBe(conversationTexts.notFound)
    expect((await ask({ goals: [{ label: '', check: { kind: 'agrees' } }] })).status).toBe(400)
    const asked = { conversation_id: conversation, scenario }
    expect((await new ApiClient(app.url).post(preview, asked)).status).toBe(401)
  })
})

describe('POST /api/admin/scenarios/test-talk', () => {
  const say = (turns: object[]) => admin.post(talk, { scenario, turns })

  it('begins with the first message of the form, answers in its role, and stores nothing', async () => {
    const before = await countRows()
    const first = (await say([])).as(TestReply)
    expect(first).toEqual({ message: scenario.first_message, closes: false, sources: null })
    const turns = [
      { role: 'agent', message: first.message },
      { role: 'user', message: 'I need more people. How large is the budget?' },
    ]
    const answer = (await say(turns)).as(TestReply)
    expect(answer.message).toContain('9,000')
    expect(answer.closes).toBe(false)
    expect(answer.sources).toEqual({ said: [{ kind: 'fact', text: 'The budget is 9,000 euros' }], nearest: null })
    expect(await countRows()).toBe(before)
  })

  it('ends when the person says goodbye', async () => {
    const turns = [
      { role: 'agent', message: scenario.first_message },
      { role: 'user', message: 'Thank you for your time. Goodbye!' },
    ]
    expect((await say(turns)).as(TestReply).closes).toBe(true)
  })

  it('refuses a turn that is not the person’s, too many turns, and a caller without a session', async () => {
    const refused = await say([{ role: 'agent', message: 'Hello' }])
    expect(refused.status).toBe(400)
    expect(refused.as(ErrorBody).error).toBe(scenarioTrialTexts.notTheirTurn)
    const many = Array.from({ length: mostTestTurns + 1 }, () => ({ role: 'user', message: 'Yes.' }))
    expect((await say(many)).status).toBe(400)
    expect((await new ApiClient(app.url).post(talk, { scenario, turns: [] })).status).toBe(401)
  })
})
