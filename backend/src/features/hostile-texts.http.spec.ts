import {
  CombinedReportRow,
  combinedReportTexts,
  Conversation,
  ErrorBody,
  Report,
  ReportRow,
  ReportText,
  ReportView,
  reportErrorMaxLength,
  Scenario,
  smsTemplateNames,
  Transcript,
} from '@clarity/contracts'
import { formulas, hostileDrawings, markups, naughtyStrings } from '@clarity/test-kit/hostile-texts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { array, parse } from 'valibot'
import { readAllPages } from '../../test/all-pages.js'
import { ApiClient, type Answer } from '../../test/api-client.js'
import { DemoStory } from '../../test/demo-story.js'
import { insertReport } from '../../test/report-rows.js'
import { startTestApp, type TestApp } from '../../test/test-app.js'

const texts = [...new Set([...naughtyStrings, ...markups, ...hostileDrawings, ...formulas])]

let app: TestApp
let admin: ApiClient
let story: DemoStory

beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: 'loopback' })
  admin = await ApiClient.signedIn(app)
  story = new DemoStory(admin)
})
afterAll(() => app.close())

/** Runs the work on all of them, a few at a time. */
async function onEach<Item, Result>(
  items: readonly Item[],
  act: (item: Item, number: number) => Promise<Result>,
): Promise<Result[]> {
  const waiting = [...items.entries()]
  const results: Result[] = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await act(next[1], next[0])
  }
  await Promise.all(Array.from({ length: 8 }, work))
  return results
}

/** The field that a validation error names; fails for an error without a sentence, and for any other failure. */
function refusedField(answer: Answer): string {
  expect(answer.status, JSON.stringify(answer.body)).toBe(400)
  const sentence = answer.as(ErrorBody).message
  expect(sentence).toMatch(/^\w+(:| is| has| goes| must) .*[.\w}]$/s)
  return /^\w+/.exec(sentence)![0]
}

const scenario = { icon: '*', title: 'T', description: 'D', ai_prompt: 'P' }
const roles = { manager_role_description: 'M', recipient_role_description: 'R' }
const required = Object.keys({ ...scenario, ...roles })
const optional = ['agent_id', 'first_message', 'post_call_prompt', ...smsTemplateNames]

describe('a hostile text', () => {
  it('comes back from every field of a scenario as it was, or is refused with a sentence that names the field', async () => {
    const kept = new Map([...required, ...optional, 'special_campaign'].map((field) => [field, 0]))
    await onEach(texts, async (text) => {
      const fields = new Map([...kept.keys()].map((field) => [field, text]))
      let answer = await admin.post('/api/admin/scenarios', { ...scenario, ...roles, ...Object.fromEntries(fields) })
      while (answer.status !== 201) {
        const field = refusedField(answer)
        expect(fields.delete(field), `${field} was refused, and did not hold ${text}`).toBe(true)
        answer = await admin.post('/api/admin/scenarios', { ...scenario, ...roles, ...Object.fromEntries(fields) })
      }
      const saved: Record<string, unknown> = answer.as(Scenario)
      for (const field of fields.keys()) {
        const expected = optional.includes(field) ? text : text.trim()
        expect(saved[field]).toBe(field === 'special_campaign' ? expected || 'default' : expected)
        kept.set(field, kept.get(field)! + 1)
      }
    })
    for (const [field, count] of kept) expect(count, field).toBeGreaterThan(field === 'icon' ? 200 : 400)
    const listed = (await admin.get('/api/admin/scenarios')).as(array(Scenario))
    expect(listed.length).toBeGreaterThanOrEqual(texts.length)
  })

  it('is a person’s name as it was, or is refused', { timeout: 90_000 }, async () => {
    const body = await story.requestBody()
    const pairs = texts.flatMap((text, at) =>
      at % 2 === 0 ? [{ managerName: text, recipientName: texts[at + 1] ?? 'x' }] : [],
    )
    const kept = await onEach(pairs, async (pair) => {
      const names: Record<string, string> = { ...pair }
      let answer = await admin.post('/api/request-demo', { ...body, ...names })
      while (answer.status !== 201) {
        names[refusedField(answer)] = 'refused'
        answer = await admin.post('/api/request-demo', { ...body, ...names })
      }
      return { manager: names.managerName!.trim(), recipient: names.recipientName!.trim() }
    })
    expect(kept.filter(({ recipient }) => recipient !== 'refused').length).toBeGreaterThan(200)
    await app.dataSource.query(
      `INSERT INTO conversations (id, demo_request_id, provider, provider_conversation_id, counts, started_at,
         duration_secs, transcript) SELECT id, id, 'builtin', id, false, now(), 1, '[]' FROM demo_requests`,
    )
    const rows = (await readAllPages(admin, '/api/admin/conversations?limit=500', Conversation)).flat()
    expect(rows.map((row) => row.recipient_name).toSorted()).toEqual(kept.map(({ recipient }) => recipient).toSorted())
    expect(rows.map((row) => row.manager_name).toSorted()).toEqual(kept.map(({ manager }) => manager).toSorted())
  })

  it('is an address at a report’s gate as it was, or is refused', { timeout: 90_000 }, async () => {
    const id = await insertReport(app.dataSource, 'written')
    const emails = await onEach(texts, async (text, number) => {
      const from = { 'x-forwarded-for': `10.0.${number % 256}.${Math.floor(number / 256)}` }
      const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
      const email = isAddress ? text : `${text.replaceAll(/[\s@]/g, '')}@example.com`
      const body = { email, hasError: true, errorMessage: text }
      const answer = await admin.post(`/api/report/${id}`, body, from)
      if (answer.status === 204) return [email, text.slice(0, reportErrorMaxLength)]
      expect(refusedField(answer)).toBe('email')
      return null
    })
    const rows = (await readAllPages(admin, '/api/admin/report-views?limit=500', ReportView)).flat()
    const logged = rows.filter((row) => row.hasError)
    const noted = new Set(logged.map((row) => JSON.stringify([row.email, row.errorMessage])))
    for (const pair of emails) if (pair) expect(noted).toContain(JSON.stringify(pair))
    expect(noted.size).toBeGreaterThan(400)
  })

  it('is a turn of a transcript as it was, and a report is written from it', { timeout: 120_000 }, async () => {
    const { requestId } = await story.request()
    const turns = texts.map((message, at) => ({
      role: at % 2 === 0 ? ('agent' as const) : ('user' as const),
      message,
      time_in_call_secs: at * 3,
      tool_calls: [],
      duration: null,
    }))
    expect((await story.converse(requestId, turns)).status).toBe(200)
    const report = await vi.waitFor(
      async () => {
        const rows = (await admin.get(`/api/admin/reports?q=${requestId}`)).as(array(ReportRow))
        expect(rows[0]?.generated_at).toBeTypeOf('string')
        return rows[0]!
      },
      { timeout: 90_000, interval: 100 },
    )
    const { report_content } = (await admin.get(`/api/admin/reports/${report.report_id}`)).as(ReportText)
    expect(parse(Report, JSON.parse(report_content!)).id).toBe(report.report_id)
    const [conversation] = await app.dataSource.query<{ id: string }[]>(
      'SELECT id FROM conversations WHERE demo_request_id = $1',
      [requestId],
    )
    const { transcript } = (await admin.get(`/api/admin/conversations/${conversation!.id}/transcript`)).as(Transcript)
    expect(transcript.map(({ message }) => message)).toEqual(texts)
  })

  it('is part of a combined report’s prompt as it was', { timeout: 120_000 }, async () => {
    const conversationIds = [(await admin.get('/api/admin/conversations?limit=1')).as(array(Conversation))[0]!.id]
    const prompts = texts.reduce<string[]>((all, text) => {
      const last = all.at(-1)
      if (last === undefined || last.length + text.length >= 19_000) return [...all, text]
      return [...all.slice(0, -1), `${last}\n${text}`]
    }, [])
    const answers = await Promise.all(
      prompts.map((prompt) => admin.post('/api/admin/combined-reports/generate', { conversationIds, prompt })),
    )
    expect(answers.map(({ status }) => status)).toEqual(prompts.map(() => 201))
    const rows = (await admin.get('/api/admin/combined-reports')).as(array(CombinedReportRow))
    expect(rows.map((row) => row.prompt_used).toSorted()).toEqual(prompts.map((prompt) => prompt.trim()).toSorted())
    const empty = await admin.post('/api/admin/combined-reports/generate', { conversationIds, prompt: ' \u3000\n' })
    expect(empty.as(ErrorBody).message).toContain(combinedReportTexts.noPrompt)
  })

  it('may be searched for, as a campaign and as an id', { timeout: 90_000 }, async () => {
    const statuses = await onEach(texts, async (text, number) => {
      const part = encodeURIComponent(text)
      const ways = ['admin/conversations?limit=1&q=', 'scenarios?campaign=', 'admin/conversations/']
      const way = ways[number % ways.length]!
      return (await admin.get(`/api/${way}${part}${way.endsWith('/') ? '/transcript' : ''}`)).status
    })
    expect([...new Set(statuses)].toSorted()).toEqual([200, 400, 404])
  })
})
