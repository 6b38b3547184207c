import { ErrorBody, reportAccessTexts, ReportAttempt, ReportRow, ScenarioChoice } from '@clarity/contracts'
import { readConversation } from '@clarity/offline-language/test/read-conversations'
import { array } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { DemoStory } from '../../../test/demo-story.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'

const { transcript } = readConversation('bank-call-0002f70f')
const phone = '+14155550180'
const otherPhone = '+14155550181'

let app: TestApp
let admin: ApiClient
let story: DemoStory
/** Reports of the same phone and scenario, in the order of their conversations. */
let first: ReportRow
let second: ReportRow
let ofOtherPhone: ReportRow
let ofOtherScenario: ReportRow

const reports = async () => (await admin.get('/api/admin/reports')).as(array(ReportRow))

/** The report of a conversation of this phone that began so many days before now. */
async function attempt(recipientPhone: string, daysAgo: number, scenarioId?: string): Promise<ReportRow> {
  const before = (await story.messages(recipientPhone)).length
  const body = { role: 'recipient', recipientPhone, ...(scenarioId && { scenarioId }) }
  const { requestId } = await story.request(body)
  await story.messagesOnceThere(recipientPhone, before + 1)
  await story.converse(requestId, transcript)
  await story.messagesOnceThere(recipientPhone, before + 2)
  await app.dataSource.query(
    `UPDATE conversations SET started_at = now() - make_interval(days => $2) WHERE demo_request_id = $1`,
    [requestId, daysAgo],
  )
  return (await reports()).find((row) => row.demo_request_id === requestId)!
}

beforeAll(async () => {
  app = await startTestApp()
  admin = await ApiClient.signedIn(app)
  story = new DemoStory(admin)
  const scenarios = (await admin.get('/api/scenarios')).as(array(ScenarioChoice))
  second = await attempt(phone, 1)
  first = await attempt(phone, 5)
  ofOtherPhone = await attempt(otherPhone, 3)
  ofOtherScenario = await attempt(phone, 2, scenarios[1]!.id)
})
afterAll(() => app.close())

const get = (id: string) => admin.get(`/api/admin/reports/${id}/attempts`)
const list = async (id: string) => (await get(id)).as(array(ReportAttempt))
const ids = async ({ report_id }: ReportRow) => (await list(report_id)).map((row) => row.report_id)

describe('GET /api/admin/reports/{id}/attempts', () => {
  it('lists the written reports of the same phone and scenario, the oldest conversation first', async () => {
    const started_at = expect.any(String) as string
    const row = ({ report_id, demo_request_id, generated_at }: ReportRow, number: number, is_this: boolean) => ({
      report_id,
      demo_request_id,
      number,
      generated_at,
      started_at,
      is_this,
    })
    expect(await list(second.report_id)).toEqual([row(first, 1, false), row(second, 2, true)])
    expect(await list(first.report_id)).toEqual([row(first, 1, true), row(second, 2, false)])
  })

  it('of many has the first one, the newest ones and this one', async () => {
    const { demo_request_id: requestId, report_id: id } = first
    await app.dataSource.transaction(async (manager) => {
      for (const number of Array.from({ length: 60 }, (_, at) => at)) {
        const copy = `${requestId}-${number}`
        const row = (table: string, change: object) =>
          manager.query(
            `INSERT INTO ${table} SELECT (jsonb_populate_record(t, $2)).* FROM ${table} t
             WHERE ${table === 'demo_requests' ? 'id' : 'demo_request_id'} = $1`,
            [requestId, change],
          )
        await row('demo_requests', { id: copy })
        const started_at = new Date(Date.UTC(2025, 0, 1 + number))
        const own = { id: copy, demo_request_id: copy }
        await row('conversations', { ...own, provider_conversation_id: copy, started_at })
        await row('reports', { ...own, conversation_id: copy })
      }
    })
    const listed = await list(`${requestId}-5`)
    expect(listed.map(({ number }) => number)).toEqual([1, 6, ...Array.from({ length: 50 }, (_, at) => at + 13)])
    expect(listed[1]).toMatchObject({ report_id: `${requestId}-5`, is_this: true })
    expect((await ids(first)).at(-2)).toBe(id)
    await app.dataSource.query('DELETE FROM demo_requests WHERE id LIKE $1', [`${requestId}-%`])
  })

  it('leaves out other phones and other scenarios', async () => {
    expect(await ids(ofOtherPhone)).toEqual([ofOtherPhone.report_id])
    expect(await ids(ofOtherScenario)).toEqual([ofOtherScenario.report_id])
  })

  it('leaves out a report that is not written yet, also if it is the one that was asked for', async () => {
    const { report_id: id } = first
    const [stored] = await app.dataSource.query<[{ content: string; generated_at: Date }]>(
      'SELECT content, generated_at FROM reports WHERE id = $1',
      [id],
    )
    await app.dataSource.query('UPDATE reports SET content = NULL, generated_at = NULL WHERE id = $1', [id])
    expect(await ids(second)).toEqual([second.report_id])
    expect(await list(id)).toMatchObject([{ report_id: second.report_id, is_this: false }])
    await app.dataSource.query('UPDATE reports SET content = $2, generated_at = $3 WHERE id = $1', [
      id,
      stored.content,
      stored.generated_at,
    ])
  })

  it('has only the report itself if its request has no phone', async () => {
    const phones = [first, second].map((row) => row.demo_request_id)
    await app.dataSource.query('UPDATE demo_requests SET recipient_phone = NULL WHERE id = ANY($1)', [phones])
    expect(await ids(first)).toEqual([first.report_id])
    await app.dataSource.query('UPDATE demo_requests SET recipient_phone = $2 WHERE id = ANY($1)', [phones, phone])
  })

  it('does not know other reports', async () => {
    const answer = await get('unknown')
    expect([answer.status, answer.as(ErrorBody).error]).toEqual([404, reportAccessTexts.notFound])
  })

  it('is for admins', async () => {
    const anybody = new ApiClient(app.url)
    expect((await anybody.get(`/api/admin/reports/${first.report_id}/attempts`)).status).toBe(401)
  })
})
