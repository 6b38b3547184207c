import { Report, ReportText, ReRunResult, ReportRow } from '@clarity/contracts'
import { start, type FakeLlm } from '@clarity/fakes/llm'
import { readConversation } from '@clarity/offline-language/test/read-conversations'
import { array, parse } from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { insertConversation } from '../../../test/conversation-rows.js'
import { DemoStory } from '../../../test/demo-story.js'
import { llmEnv, llmKey } from '../../../test/test-llm.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'

const { transcript } = readConversation('bank-call-0002f70f')

let llm: FakeLlm
let app: TestApp
let admin: ApiClient
let story: DemoStory

beforeAll(async () => {
  llm = await start({ apiKey: llmKey })
  app = await startTestApp(llmEnv('anthropic', llm))
  admin = await ApiClient.signedIn(app)
  story = new DemoStory(admin)
})
beforeEach(() => llm.reset())
afterAll(async () => {
  await app.close()
  await llm.close()
})

/** A demo from its request to the SMS with the link of its report. */
async function reported(phone: string): Promise<{ requestId: string; reportId: string }> {
  const { requestId } = await story.request({ role: 'recipient', recipientPhone: phone })
  await story.converse(requestId, transcript)
  await story.messagesOnceThere(phone, 2)
  const rows = (await admin.get('/api/admin/reports')).as(array(ReportRow))
  return { requestId, reportId: rows.find((row) => row.demo_request_id === requestId)!.report_id }
}

async function metaOf(reportId: string) {
  const { report_content } = (await admin.get(`/api/admin/reports/${reportId}`)).as(ReportText)
  return parse(Report, JSON.parse(report_content!)).meta
}

const runsOf = (reportId: string) =>
  app.dataSource.query<Record<string, unknown>[]>(
    'SELECT * FROM report_runs WHERE report_id = $1 OR combined_report_id = $1 ORDER BY created_at',
    [reportId],
  )

describe('a run of the report writer', () => {
  it('is recorded with its duration and tokens, but no words of the conversation', async () => {
    const { reportId } = await reported('+14155550161')
    expect(await metaOf(reportId)).toMatchObject({ writer: 'llm' })
    const runs = await runsOf(reportId)
    expect(runs).toMatchObject([
      {
        kind: 'report',
        version: 1,
        writer: 'llm',
        provider: 'anthropic',
        model: 'claude-opus-5',
        prompt_version: 'report-3',
        outcome: 'written',
        fallback_reason: null,
        calls: 1,
      },
    ])
    expect(Number(runs[0]!['tokens_in'])).toBeGreaterThan(100)
    expect(Number(runs[0]!['cost_usd'])).toBeGreaterThan(0)
    expect(JSON.stringify(runs)).not.toMatch(/Alex|4155550161/)
    expect(llm.refusals).toEqual([])
  })

  it.each([
    ['hang', '+14155550162'],
    ['error', '+14155550163'],
    ['cut', '+14155550164'],
    ['prose', '+14155550165'],
  ] as const)(
    'whose model has the fault "%s" does not delay the report, and a re-run writes the model’s own',
    async (fault, phone) => {
      llm.chooseFault = () => fault
      const { requestId, reportId } = await reported(phone)
      expect((await metaOf(reportId))?.writer).toBe('offline')
      expect((await metaOf(reportId))?.warnings?.[0]).toMatch(/^The offline report writer wrote this report, because/)
      llm.reset()
      const body = { demo_request_id: requestId, skip_notification: true }
      const answer = await admin.post('/api/admin/reports/re-run', body)
      expect(answer.as(ReRunResult)).toEqual({ report_id: reportId, status: 'written' })
      expect((await metaOf(reportId))?.writer).toBe('llm')
      expect(await runsOf(reportId)).toMatchObject([
        { version: 1, writer: 'offline', provider: 'anthropic', outcome: 'fell-back' },
        { version: 2, writer: 'llm', provider: 'anthropic', outcome: 'written' },
      ])
    },
  )

  it('is recorded for combined reports too', async () => {
    const conversationIds = [await insertConversation(app.dataSource), await insertConversation(app.dataSource)]
    await admin.post('/api/admin/combined-reports/generate', { conversationIds, prompt: 'Tell me what matters.' })
    const runs: { combined_report_id: string }[] = await app.dataSource.query(
      'SELECT combined_report_id FROM report_runs WHERE combined_report_id IS NOT NULL',
    )
    expect(await runsOf(runs[0]!.combined_report_id)).toMatchObject([
      { kind: 'combined', report_id: null, writer: 'llm', prompt_version: 'combined-2', outcome: 'written', calls: 1 },
    ])
  })
})
