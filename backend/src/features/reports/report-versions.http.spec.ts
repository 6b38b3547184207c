import {
  ErrorBody,
  ReportContent,
  ReportRow,
  ReportVersion,
  ReportVersionText,
  reportVersionTexts,
} from '@clarity/contracts'
import { readConversation } from '@clarity/offline-language/test/read-conversations'
import { array } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { DemoStory } from '../../../test/demo-story.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'

const { transcript } = readConversation('bank-call-0002f70f')
const phone = '+14155550170'

let app: TestApp
let admin: ApiClient
let anybody: ApiClient
let story: DemoStory
let requestId: string
let path: string
let id: string

/** A report with two versions, whose texts differ: the first was written by an earlier release. */
beforeAll(async () => {
  app = await startTestApp()
  admin = await ApiClient.signedIn(app)
  anybody = new ApiClient(app.url)
  story = new DemoStory(admin)
  requestId = (await story.request({ role: 'recipient', recipientPhone: phone })).requestId
  await story.converse(requestId, transcript)
  await story.messagesOnceThere(phone, 2)
  id = (await admin.get('/api/admin/reports')).as(array(ReportRow))[0]!.report_id
  path = `/api/admin/reports/${id}/versions`
  await app.dataSource.query(
    `UPDATE report_versions SET content = (content::jsonb - 'meta' || '{"overview": "The first words."}')::text
     WHERE report_id = $1`,
    [id],
  )
  await admin.post('/api/admin/reports/re-run', { demo_request_id: requestId, skip_notification: true })
})
afterAll(() => app.close())

const list = async () => (await admin.get(path)).as(array(ReportVersion))
const read = async () => (await anybody.post(`/api/report/${id}`, { email: 'a@example.com' })).as(ReportContent).content
const restore = (version: number | string) => admin.post(`${path}/${version}/restore`, undefined)
const refusal = (answer: Awaited<ReturnType<typeof restore>>) => [answer.status, answer.as(ErrorBody).error]

describe('GET /api/admin/reports/{id}/versions', () => {
  it('says when, by which writer and why each version was written, newest first', async () => {
    const written_at = expect.any(String) as string
    expect(await list()).toEqual([
      { version: 2, written_at, writer: 'offline', cause: 're-run', current: true },
      { version: 1, written_at, writer: null, cause: 'written', current: false },
    ])
  })

  it('is empty while nothing is written', async () => {
    const { requestId: other } = await story.request({ recipientPhone: '+14155550171' })
    await app.dataSource.query(
      `INSERT INTO reports (id, demo_request_id, conversation_id) SELECT 'unwritten', $1, id FROM conversations LIMIT 1`,
      [other],
    )
    const answer = await admin.get('/api/admin/reports/unwritten/versions')
    expect(answer.as(array(ReportVersion))).toEqual([])
  })

  it('does not know other reports', async () => {
    expect((await admin.get('/api/admin/reports/unknown/versions')).status).toBe(404)
  })

  it('is for admins', async () => {
    expect((await anybody.get(path)).status).toBe(401)
  })
})

describe('GET /api/admin/reports/{id}/versions/{n}', () => {
  it('returns the text that readers got', async () => {
    const second = (await admin.get(`${path}/2`)).as(ReportVersionText)
    expect(second).toEqual({ report_id: id, version: 2, report_content: await read() })
    expect((await admin.get(`${path}/1`)).as(ReportVersionText).report_content).toContain('The first words.')
  })

  it.each(['3', '0', '01', '-1', '1.5', 'one', '99999999999', '4294967297'])('does not know version %s', async (n) => {
    expect(refusal(await admin.get(`${path}/${n}`))).toEqual([404, reportVersionTexts.unknown])
  })

  it('is for admins', async () => {
    expect((await anybody.get(`${path}/1`)).status).toBe(401)
  })
})

describe('POST /api/admin/reports/{id}/versions/{n}/restore', () => {
  it('is for admins', async () => {
    expect((await anybody.post(`${path}/1/restore`, undefined)).status).toBe(401)
  })

  it('refuses the version that readers see', async () => {
    expect(refusal(await restore(2))).toEqual([409, reportVersionTexts.isCurrent])
  })

  it('does not know other versions and reports', async () => {
    expect(refusal(await restore(7))).toEqual([404, reportVersionTexts.unknown])
    expect((await admin.post('/api/admin/reports/unknown/versions/1/restore', undefined)).status).toBe(404)
  })

  it('is refused while a version is being written', async () => {
    await app.dataSource.query('UPDATE reports SET wanted_version = 3 WHERE id = $1', [id])
    expect(refusal(await restore(1))).toEqual([409, reportVersionTexts.isBeingWritten])
    await app.dataSource.query('UPDATE reports SET wanted_version = 2 WHERE id = $1', [id])
  })

  it('publishes an earlier text as a new version of the same report, and notifies no one', async () => {
    const codes = () => app.dataSource.query<unknown[]>('SELECT code, target_id FROM short_codes ORDER BY code')
    const before = await codes()
    const answer = await restore(1)
    expect(answer.status).toBe(201)
    expect(answer.as(ReportVersion)).toMatchObject({ version: 3, cause: 'restored', restored_from: 1, current: true })
    expect((await list()).map(({ version, current }) => [version, current])).toEqual([
      [3, true],
      [2, false],
      [1, false],
    ])
    expect(await read()).toContain('The first words.')
    expect(await codes()).toEqual(before)
    expect(await story.messages(phone)).toHaveLength(2)
  })

  it('is followed by a re-run as any other version', async () => {
    await admin.post('/api/admin/reports/re-run', { demo_request_id: requestId, skip_notification: true })
    expect((await list())[0]).toMatchObject({ version: 4, cause: 're-run', writer: 'offline', current: true })
    expect(await read()).not.toContain('The first words.')
  })

  it('restores once, if two admins ask at the same time', async () => {
    const answers = await Promise.all([restore(1), restore(1)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect((await list()).map(({ version }) => version)).toEqual([5, 4, 3, 2, 1])
  })
})
