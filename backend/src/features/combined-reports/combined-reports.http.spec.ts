import {
  CombinedReportRow,
  CombinedReportSources,
  combinedReportTexts,
  defaultCombinedReportPrompt,
  ErrorBody,
  GeneratedCombinedReport,
  ReportContent,
  ShortCodeTarget,
} from '@clarity/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { array } from 'valibot'
import { ApiClient } from '../../../test/api-client.js'
import { insertConversation, insertDemoRequest, insertScenario, talk } from '../../../test/conversation-rows.js'
import { insertCombinedReport } from '../../../test/report-rows.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'

const path = '/api/admin/combined-reports'
const prompt = defaultCombinedReportPrompt

let app: TestApp
let admin: ApiClient

beforeAll(async () => {
  app = await startTestApp()
  admin = await ApiClient.signedIn(app)
})
afterAll(() => app.close())

const generate = (conversationIds: unknown, asked: unknown = prompt) =>
  admin.post(`${path}/generate`, { conversationIds, prompt: asked })

const rowOf = async (shortCode: string) =>
  (await admin.get(`${path}?q=${shortCode}`)).as(array(CombinedReportRow)).find((row) => row.short_code === shortCode)

it('writes a report from several conversations, lists it and opens it by its short code', async () => {
  const ids = [await insertConversation(app.dataSource), await insertConversation(app.dataSource)]
  const answer = await generate(ids)
  expect(answer.status).toBe(201)
  const { shortCode } = answer.as(GeneratedCombinedReport)
  const row = await rowOf(shortCode)
  expect(row).toEqual({
    combined_report_id: expect.any(String) as string,
    generated_at: expect.any(String) as string,
    conversation_count: 2,
    link_state: 'open',
    prompt_used: prompt,
    short_code: shortCode,
    status: 'ready',
    conversations: ids.map((id) => ({ id, recipient_name: null })),
  })
  const { targetUrl } = (await admin.get(`/api/shortcode/${shortCode}`)).as(ShortCodeTarget)
  expect(targetUrl).toBe(`/combined-report/${row?.combined_report_id}`)
  const read = await admin.post(`/api${targetUrl}`, { email: 'reader@example.com' })
  expect(read.as(ReportContent).content.trim()).not.toBe('')
})

it('gives an admin the conversations by their begin and the turn of each quote, and readers the same content without it', async () => {
  const scenario = await insertScenario(app.dataSource, 'Asking for a budget')
  const id = await insertConversation(app.dataSource, {
    demoRequestId: await insertDemoRequest(app.dataSource, scenario, 'Ada Lovelace'),
  })
  const other = await insertConversation(app.dataSource)
  const { shortCode } = (await generate([other, id], '## Participants')).as(GeneratedCombinedReport)
  const row = await rowOf(shortCode)
  const answer = await admin.get(`${path}/${row!.combined_report_id}`)
  const { content, conversations, sources } = answer.as(CombinedReportSources)
  expect(conversations).toEqual([
    { id, label: 'Ada Lovelace' },
    { id: other, label: 'Conversation 2' },
  ])
  const lines = content!.split('\n')
  const quoting = lines.flatMap((line, at) => (/^- .* words, .*; “/.test(line) ? [at] : []))
  expect(sources.map(({ line }) => line)).toEqual(quoting)
  for (const { line, conversation_id, turn } of sources) {
    expect(lines[line]).toContain(`“${talk[turn]!.message.slice(0, 20)}`)
    expect(conversation_id).toBe(lines[line]!.includes('Ada Lovelace') ? id : other)
  }
  const read = await admin.post(`/api/combined-report/${row!.combined_report_id}`, { email: 'reader@example.com' })
  expect(read.body).toEqual({
    content,
    about: {
      generatedAt: row!.generated_at,
      language: 'en',
      conversations: [
        { label: 'Ada Lovelace', startedAt: expect.any(String) as string },
        { label: 'Conversation 2', startedAt: expect.any(String) as string },
      ],
    },
  })
})

it('gives no content of a report that is not written, and knows no other reports', async () => {
  const waiting = await insertCombinedReport(app.dataSource, 'preparing')
  const answer = (await admin.get(`${path}/${waiting}`)).as(CombinedReportSources)
  expect(answer).toMatchObject({ content: null, conversations: [], sources: [] })
  const unknown = await admin.get(`${path}/unknown`)
  expect([unknown.status, unknown.as(ErrorBody).error]).toEqual([404, combinedReportTexts.unknown])
})

it('writes something else from something else that was said', async () => {
  const contentFrom = async (transcript: typeof talk) => {
    const answer = await generate([await insertConversation(app.dataSource, { transcript })])
    const row = await rowOf(answer.as(GeneratedCombinedReport).shortCode)
    const read = await admin.post(`/api/combined-report/${row?.combined_report_id}`, { email: 'reader@example.com' })
    return read.as(ReportContent).content
  }
  const other = talk.map((turn) => ({ ...turn, message: turn.message.replaceAll(/budget|numbers/g, 'holiday') }))
  expect(await contentFrom(other)).not.toBe(await contentFrom(talk))
})

it('counts a conversation that is named twice once', async () => {
  const id = await insertConversation(app.dataSource)
  const { shortCode } = (await generate([id, id, id])).as(GeneratedCombinedReport)
  expect(await rowOf(shortCode)).toMatchObject({ conversation_count: 1 })
})

it('writes ten reports that are requested at once, each with its own short code', async () => {
  const id = await insertConversation(app.dataSource)
  const answers = await Promise.all(Array.from({ length: 10 }, () => generate([id])))
  expect(answers.map((answer) => answer.status)).toEqual(Array<number>(10).fill(201))
  const codes = answers.map((answer) => answer.as(GeneratedCombinedReport).shortCode)
  expect(new Set(codes).size).toBe(10)
})

it('answers and shows that it failed if the report cannot be written', async () => {
  const id = await insertConversation(app.dataSource, { transcript: null })
  const answer = await generate([id])
  expect(answer.status).toBe(503)
  expect(answer.as(ErrorBody).error).toBe(combinedReportTexts.failed)
  const [row] = (await admin.get(path)).as(array(CombinedReportRow))
  expect(row).toMatchObject({ status: 'failed', generated_at: null })
})

it('refuses a conversation that does not exist and leaves nothing behind', async () => {
  const before = await app.dataSource.query<unknown[]>('SELECT id FROM combined_reports')
  const answer = await generate([await insertConversation(app.dataSource), 'unknown'])
  expect(answer.status).toBe(400)
  expect(answer.as(ErrorBody).error).toBe(combinedReportTexts.unknownConversation)
  expect(await app.dataSource.query<unknown[]>('SELECT id FROM combined_reports')).toEqual(before)
})

it.each([
  [[], prompt, combinedReportTexts.noneSelected],
  [undefined, prompt, 'conversationIds'],
  ['c1', prompt, 'conversationIds'],
  [[7], prompt, 'conversationIds.0'],
  [['c1'], ' ', combinedReportTexts.noPrompt],
  [['c1'], null, 'prompt'],
  [['c1'], 'a\u0000b', 'prompt'],
  [['c\u0000'], prompt, ''],
  [Array<string>(51).fill('c'), 'x', combinedReportTexts.tooMany],
  [['c1'], 'x'.repeat(20_001), 'prompt'],
])('answers 400 with a sentence for a body that is wrong, case %#', async (conversationIds, asked, words) => {
  const answer = await generate(conversationIds, asked)
  expect(answer.status).toBe(400)
  expect(answer.as(ErrorBody).error).toContain(words)
})

it('refuses the list and the generation without a session', async () => {
  const stranger = new ApiClient(app.url)
  expect((await stranger.get(path)).status).toBe(401)
  expect((await stranger.get(`${path}/some`)).status).toBe(401)
  const answer = await stranger.post(`${path}/generate`, { conversationIds: ['c1'], prompt })
  expect(answer.status).toBe(401)
  expect(answer.as(ErrorBody).error).not.toBe('')
})
