import { Conversation, ReportRow } from '@clarity/contracts'
import { array } from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ApiClient } from '../../test/api-client.js'
import { insertScenario } from '../../test/conversation-rows.js'
import { insertReport } from '../../test/report-rows.js'
import { startTestApp, type TestApp } from '../../test/test-app.js'

let app: TestApp
let admin: ApiClient

beforeAll(async () => {
  app = await startTestApp()
  admin = await ApiClient.signedIn(app)
})
afterAll(() => app.close())

const listed = async (q: string) => ({
  reports: (await admin.get(`/api/admin/reports?q=${q}`)).as(array(ReportRow)),
  conversations: (await admin.get(`/api/admin/conversations?q=${q}`)).as(array(Conversation)),
})

async function requestOf(reportId: string): Promise<string> {
  const [row] = await app.dataSource.query<[{ id: string }]>(
    'SELECT demo_request_id AS id FROM reports WHERE id = $1',
    [reportId],
  )
  return row.id
}

const change = (id: string, column: string, value: string | null) =>
  app.dataSource.query(`UPDATE demo_requests SET ${column} = $2 WHERE id = $1`, [id, value])

it('a changed name or phone changes in every row that was written before, and is found by it', async () => {
  const id = await requestOf(await insertReport(app.dataSource, 'written'))
  const other = await insertReport(app.dataSource, 'written')
  await change(id, 'recipient_name', 'Quentin Abel')
  await change(id, 'recipient_phone', '+14155550777')
  await change(id, 'manager_name', 'Yolanda Zorn')
  const { reports, conversations } = await listed('quentin')
  expect(reports).toMatchObject([
    { demo_request_id: id, recipient_name: 'Quentin Abel', recipient_phone: '+14155550777' },
  ])
  expect(conversations).toMatchObject([
    { recipient_name: 'Quentin Abel', recipient_phone: '+14155550777', manager_name: 'Yolanda Zorn' },
  ])
  expect((await listed('14155550777')).reports).toHaveLength(1)
  expect((await listed(other)).reports[0]).not.toMatchObject({ recipient_name: 'Quentin Abel' })
})

it('a changed scenario changes beside the conversation', async () => {
  const id = await requestOf(await insertReport(app.dataSource, 'written'))
  await change(id, 'recipient_name', 'Ursula Veen')
  await change(id, 'scenario_id', await insertScenario(app.dataSource, 'Another talk'))
  expect((await listed('ursula')).conversations).toMatchObject([{ scenario_title: 'Another talk' }])
})

it('an erased phone leaves the rows, too', async () => {
  const id = await requestOf(await insertReport(app.dataSource, 'written'))
  await change(id, 'recipient_name', 'Wanda Xu')
  await change(id, 'recipient_phone', null)
  const { reports, conversations } = await listed('wanda')
  expect([reports[0], conversations[0]]).toMatchObject([{ recipient_phone: null }, { recipient_phone: null }])
})
