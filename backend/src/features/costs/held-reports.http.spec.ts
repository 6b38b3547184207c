import { CostRow, heldTexts, ReportRow, Sending } from '@clarity/contracts'
import { start, type FakeLlm } from '@clarity/fakes/llm'
import { readConversation } from '@clarity/offline-language/test/read-conversations'
import { array } from 'valibot'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { demoRequestBecomes, demoRequestState } from '../../../test/demo-request-rows.js'
import { DemoStory } from '../../../test/demo-story.js'
import { startBeside } from '../../../test/second-app.js'
import { llmEnv, llmKey } from '../../../test/test-llm.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'

const { transcript } = readConversation('bank-call-0002f70f')
const patience = { timeout: 20_000, interval: 50 }

let llm: FakeLlm
let env: Record<string, string>
let app: TestApp
let admin: ApiClient
let story: DemoStory

beforeAll(async () => {
  llm = await start({ apiKey: llmKey })
  const prices = { PRICE_SMS_SEGMENT: '0', PRICE_CALL_MINUTE: '0', PRICE_MODEL_INPUT: '3', PRICE_MODEL_OUTPUT: '15' }
  env = { ...llmEnv('anthropic', llm), ...prices, QUIET_HOURS: 'off', MONTHLY_BUDGET: '1' }
  app = await startTestApp(env)
  admin = await ApiClient.signedIn(app)
  story = new DemoStory(admin)
})
afterAll(async () => {
  await app.close()
  await llm.close()
})

const sending = async () => (await admin.get('/api/admin/sending')).as(Sending)
const waitingReports = () =>
  app.dataSource.query<unknown[]>(
    `SELECT FROM pgboss.job WHERE name = 'write-report' AND state = 'created' AND start_after > now()`,
  )

it('lets a report wait for the budget instead of falling back, and counts its tokens for its scenario', async () => {
  await app.dataSource.query(
    `INSERT INTO spending_months (month, spent) VALUES (to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM'), 1000000)`,
  )
  const { requestId } = await story.request({ role: 'recipient', recipientPhone: '+14155550171' })
  await story.converse(requestId, transcript)
  await vi.waitFor(async () => expect(await waitingReports()).toHaveLength(1), patience)
  expect(await demoRequestState(app.dataSource, requestId)).toBe('completed')
  const check = await admin.post('/api/admin/providers/report-writer/check')
  expect(JSON.stringify(check)).toContain(heldTexts.budget)

  await app.dataSource.query('DELETE FROM spending_months')
  // A start lets what waits ask again at once, although no text waits with it.
  const later = await startBeside(app, env)
  onTestFinished(() => later.close())
  await demoRequestBecomes(app.dataSource, requestId, 'reported')
  const [report] = (await admin.get('/api/admin/reports')).as(array(ReportRow))
  const [run] = await app.dataSource.query<{ writer: string; tokens_in: number; tokens_out: number }[]>(
    'SELECT writer, tokens_in, tokens_out FROM report_runs WHERE report_id = $1',
    [report!.report_id],
  )
  expect(run!.writer).toBe('llm')
  const rows = (await admin.get('/api/admin/costs')).as(array(CostRow))
  const cost = rows.find(({ kind }) => kind === 'model')!
  expect(cost).toMatchObject({ country: '', units: run!.tokens_in + run!.tokens_out })
  expect(cost.scenario_id).toBe(await story.firstScenarioId())
  expect(cost.spent_month).toBeCloseTo((run!.tokens_in * 3 + run!.tokens_out * 15) / 1_000_000, 5)
  expect(await sending()).toMatchObject({ reserved: 0, spent_month: cost.spent_month })
})
