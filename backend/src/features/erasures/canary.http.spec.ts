import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  DemoPage,
  DemoRequestDetails,
  ErasedPerson,
  ErasureReceipt,
  PersonExport,
  ReportRow,
  reportAccessTexts,
  ErrorBody,
} from '@clarity/contracts'
import { array } from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { cloneDatabase } from '../../../test/clone-database.js'
import { demoRequestBecomes } from '../../../test/demo-request-rows.js'
import { DemoStory } from '../../../test/demo-story.js'
import { isInBackup, tablesWith } from '../../../test/find-markers.js'
import { jobsDone } from '../../../test/jobs-done.js'
import { recordLines } from '../../../test/logged-lines.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { withClient } from '../../../test/with-client.js'
import { backupDatabase } from '../../backup/backup-database.js'
import { openArchive } from '../../backup/open-archive.js'
import { requireEmptyDatabase } from '../../backup/require-empty-database.js'
import { restoreDatabase } from '../../backup/restore-database.js'

/** Words and numbers that occur nowhere else; each is part of what is stored about the person. */
const markers = ['zyxcan', '4155557311']
const phone = '+14155557311'
const name = 'Zyxcanna Person'
const email = 'zyxcan@reader.example'

let app: TestApp
let admin: ApiClient
let story: DemoStory
let folder: string

beforeAll(async () => {
  app = await startTestApp({ QUIET_HOURS: 'off', LOG_LEVEL: 'trace', WEBHOOK_PRIVATE_HOSTS: 'allow' })
  admin = await ApiClient.signedIn(app)
  story = new DemoStory(admin)
  folder = mkdtempSync(join(tmpdir(), 'clarity-canary-'))
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const found = async (url = app.databaseUrl) =>
  new Set((await Promise.all(markers.map((marker) => withClient(url, (client) => tablesWith(client, marker))))).flat())

const turn = (role: 'user' | 'agent', message: string, at: number) => ({
  role,
  message,
  time_in_call_secs: at,
  tool_calls: [],
  duration: 5,
})

const transcript = [
  turn('agent', 'Hello Zyxcanna, what would you like to talk about today?', 0),
  turn('user', 'I am Zyxcanna and I would like to talk about the Zyxcanword project and its late deliveries.', 6),
  turn('agent', 'What makes the deliveries late, and who is waiting for them?', 14),
  turn('user', 'The zyxcanplant sends them too late, so our customers wait for two weeks and are unhappy.', 20),
  turn('agent', 'What could you do next about it?', 30),
  turn('user', 'I will call the zyxcanplant on Friday and ask Zyxcanboss for a better plan by next month.', 35),
]

/** Everything that can happen to a person's data. */
async function walk(): Promise<{ requestId: string; reportId: string; combinedCode: string }> {
  await admin.post('/api/admin/webhooks', { url: 'http://127.0.0.1:9/in', types: ['request.changed', 'report.viewed'] })
  const body = await story.requestBody({ recipientName: name, recipientPhone: phone })
  const asked = await admin.post('/api/request-demo', body, { 'idempotency-key': 'canary' })
  const { requestId } = asked.body as { requestId: string }
  await story.messagesOnceThere(phone, 1)
  // A stranger's request leaves the counters of the phone.
  await new ApiClient(app.url).post('/api/request-demo', { ...body, recipientName: 'Zyxcanna Twice' })
  await story.reply(phone, 'Who is this? Zyxcanna wonders')
  await demoRequestBecomes(app.dataSource, requestId, 'invited')
  await story.reply(phone, 'YES')
  await story.callOnceRinging(phone)
  await story.converse(requestId, transcript)
  await demoRequestBecomes(app.dataSource, requestId, 'reported')
  await admin.post('/api/admin/reports/re-run', { demo_request_id: requestId, skip_notification: true })
  const rows = (await admin.get('/api/admin/reports')).as(array(ReportRow))
  const reportId = rows.find((row) => row.demo_request_id === requestId)!.report_id
  const reader = new ApiClient(app.url)
  expect((await reader.post(`/api/report/${reportId}`, { email })).status).toBe(200)
  await reader.post(`/api/report/${reportId}`, { email, hasError: true, errorMessage: 'zyxcan error' })
  await reader.post('/api/report/unknown', { email })
  await admin.put(`/api/admin/reports/${reportId}/readers`, { allowed_readers: [email] })
  const [conversation] = await app.dataSource.query<{ id: string }[]>(
    'SELECT id FROM conversations WHERE demo_request_id = $1',
    [requestId],
  )
  const combined = await admin.post('/api/admin/combined-reports/generate', {
    conversationIds: [conversation!.id],
    prompt: 'What does Zyxcanna want?',
  })
  expect(combined.status).toBe(201)
  await admin.get('/api/admin/search?q=Zyxcanna')
  // What a carrier delivers, and a page's conversation, which the simulated phone and the webhook have not.
  await app.dataSource.query(
    `INSERT INTO incoming_sms (provider, provider_message_id, phone, body, is_answered, payload, handled_at)
     VALUES ('twilio', 'SM1', $1, 'zyxcan asks', false, jsonb_build_object('From', $1::text), now())`,
    [phone],
  )
  await app.dataSource.query(
    `INSERT INTO live_conversations (id, demo_request_id, channel, ended_at) VALUES ('live', $1, 'web', now())`,
    [requestId],
  )
  await app.dataSource.query(
    `INSERT INTO live_turns (conversation_id, position, role, message) VALUES ('live', 1, 'user', 'zyxcan says')`,
  )
  await app.dataSource.query(`INSERT INTO batches (id) VALUES ('sheet')`)
  await app.dataSource.query(
    `INSERT INTO batch_rows (batch_id, id, role, manager_name, manager_phone, recipient_name, recipient_phone, status,
       error_message, request_id, short_code, key)
     VALUES ('sheet', 1, 'recipient', '', '', $1, '+1 (415) 555-7311', 'success', '', $2, '', '')`,
    [name, requestId],
  )
  // The opt-out is the last: it is listed with the person's own words.
  await story.reply(phone, 'STOP')
  await jobsDone(app.dataSource)
  return { requestId, reportId, combinedCode: (combined.body as { shortCode: string }).shortCode }
}

it('leaves nothing of an erased person in the database, a backup made since, and the log', async () => {
  const lines = recordLines()
  const { requestId, reportId, combinedCode } = await walk()
  const before = await found()
  for (const table of [
    'batch_rows',
    'calls',
    'combined_reports',
    'conversations',
    'demo_requests',
    'incoming_sms',
    'limits',
    'live_turns',
    'opt_outs',
    'outbox_messages',
    'readers',
    'replies',
    'report_versions',
    'report_views',
    'reports',
    'sms_messages',
    'voice_events',
  ])
    expect([...before]).toContain(`public.${table}`)
  const older = join(folder, 'older.tar.gz')
  await backupDatabase(app.databaseUrl, older, () => undefined)
  expect(isInBackup(older, markers[0]!)).toBe(true)

  const exported = (await admin.post('/api/admin/person-exports', { phone, email })).as(PersonExport)
  expect(exported.rows['recipient']).toContainEqual(expect.objectContaining({ recipient_name: name }))
  expect(JSON.stringify(exported)).toContain('Zyxcanword')

  const asked = await admin.post('/api/admin/erasures', { phone: '+1 (415) 555-7311', email })
  expect(asked.status).toBe(202)
  const { id } = asked.as(ErasedPerson)
  const receipt = (await admin.get(`/api/admin/erasures/${id}`)).as(ErasureReceipt)
  expect(receipt.rows['report']).toEqual([reportId])
  expect((await admin.get('/api/admin/erasures')).as(array(ErasureReceipt))).toEqual([receipt])
  await jobsDone(app.dataSource)
  expect([...(await found())]).toEqual([])

  const since = join(folder, 'since.tar.gz')
  await backupDatabase(app.databaseUrl, since, () => undefined)
  for (const marker of markers) expect(isInBackup(since, marker)).toBe(false)
  const logged = JSON.stringify(lines).toLowerCase()
  expect(logged.length).toBeGreaterThan(1000)
  for (const marker of markers) expect(logged).not.toContain(marker)

  await isClosed(requestId, reportId, combinedCode)
  await isRestoredErased(older, receipt)
})

/** The report is like an unknown one, counts and states are kept, and the number stays opted out. */
async function isClosed(requestId: string, reportId: string, combinedCode: string): Promise<void> {
  const reader = new ApiClient(app.url)
  const refused = await reader.post(`/api/report/${reportId}`, { email: 'other@reader.example' })
  const unknown = await reader.post('/api/report/another', { email: 'other@reader.example' })
  expect([refused.status, refused.as(ErrorBody)]).toEqual([404, unknown.as(ErrorBody)])
  expect(refused.as(ErrorBody).error).toContain(reportAccessTexts.notFound)
  expect((await reader.get(`/api/shortcode/${combinedCode}`)).status).toBe(404)
  const page = (await reader.get(`/api/demo/${requestId}`)).as(DemoPage)
  expect(page).toMatchObject({ reportPath: null, isReportClosed: true })
  const details = (await admin.get(`/api/admin/demo-requests/${requestId}`)).as(DemoRequestDetails)
  expect(details.erased_at).toMatch(/^\d{4}-/)
  const reRun = { demo_request_id: requestId, skip_notification: true }
  expect((await admin.post('/api/admin/reports/re-run', reRun)).status).toBe(409)
  const again = await admin.post('/api/request-demo', await story.requestBody({ recipientPhone: phone }))
  expect(again.status).toBe(409)
  // Late news of the conversation is not stored.
  await story.converse(requestId, [...transcript, turn('user', 'One more zyxcanthing.', 50)])
  await jobsDone(app.dataSource)
  expect([...(await found())]).toEqual([])
}

/** The receipt erases the person again in a database that is restored from before. */
async function isRestoredErased(older: string, receipt: ErasureReceipt): Promise<void> {
  const target = await cloneDatabase()
  await withClient(target.url, (client) =>
    client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public; DROP SCHEMA IF EXISTS pgboss CASCADE'),
  )
  await withClient(target.url, (client) =>
    requireEmptyDatabase(async (text, values) => (await client.query(text, values)).rows as never),
  )
  await restoreDatabase(target.url, await openArchive(older), () => undefined, [receipt])
  expect([...(await found(target.url))]).toEqual([])
  const { rows } = await withClient(target.url, (client) =>
    client.query<{ phone: string }>('SELECT phone FROM opt_outs'),
  )
  expect(rows.map(({ phone: stored }) => stored)).toEqual(receipt.suppressed)
  await target.drop()
}
