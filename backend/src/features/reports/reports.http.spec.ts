import { ErrorBody, Report, ReportRow, ReportText, ReRunResult } from '@clarity/contracts'
import { readConversation } from '@clarity/offline-language/test/read-conversations'
import { array, parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { DemoStory } from '../../../test/demo-story.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { ReportWriterThreads } from '../../providers/report-writer/report-writer.module.js'

const { transcript } = readConversation('bank-call-0002f70f')

const phone = '+14155550140'
let app: TestApp
let admin: ApiClient
let anybody: ApiClient
let story: DemoStory
let requestId: string
let row: ReportRow

beforeAll(async () => {
  app = await startTestApp()
  admin = await ApiClient.signedIn(app)
  anybody = new ApiClient(app.url)
  story = new DemoStory(admin)
  requestId = (await story.request({ role: 'recipient', recipientPhone: phone })).requestId
  await story.converse(requestId, transcript)
  await story.messagesOnceThere(phone, 2)
  row = (await admin.get('/api/admin/reports')).as(array(ReportRow))[0]!
})
afterAll(() => app.close())

describe('GET /api/admin/reports', () => {
  it('lists reports with their people and without their content', () => {
    expect(row).toMatchObject({
      demo_request_id: requestId,
      recipient_name: 'Alex Kim',
      recipient_phone: phone,
    })
    expect(row.generated_at).toBeTypeOf('string')
    expect(row).not.toHaveProperty('report_content')
  })

  it('finds a report by the name of its recipient', async () => {
    const answer = await admin.get('/api/admin/reports?q=alex')
    expect(answer.as(array(ReportRow))).toHaveLength(1)
    expect(answer.headers.get('x-total-count')).toBe('1')
    expect((await admin.get('/api/admin/reports?q=nobody')).as(array(ReportRow))).toEqual([])
  })

  it('is for admins', async () => {
    expect((await anybody.get('/api/admin/reports')).status).toBe(401)
  })
})

describe('GET /api/admin/reports/{id}', () => {
  it('returns the content that the viewer gets', async () => {
    const { report_content } = (await admin.get(`/api/admin/reports/${row.report_id}`)).as(ReportText)
    const viewed = await anybody.post(`/api/report/${row.report_id}`, { email: 'alex@example.com' })
    expect(viewed.body).toEqual({ content: report_content })
  })

  it('names the person whom the agent played', async () => {
    const { report_content } = (await admin.get(`/api/admin/reports/${row.report_id}`)).as(ReportText)
    const { participants } = parse(Report, JSON.parse(report_content!))
    expect(participants.agent).toEqual({ name: 'Dana Whitfield' })
  })

  it('does not know other ids', async () => {
    const answer = await admin.get('/api/admin/reports/unknown')
    expect(answer.status).toBe(404)
    answer.as(ErrorBody)
  })

  it('is for admins', async () => {
    expect((await anybody.get(`/api/admin/reports/${row.report_id}`)).status).toBe(401)
  })
})

describe('POST /api/admin/reports/re-run', () => {
  const reRun = (body: object) => admin.post('/api/admin/reports/re-run', body)

  it('rewrites the report under the same id and code, keeps the earlier version and sends no message', async () => {
    const before = await storedReport()
    const answer = await reRun({ demo_request_id: requestId, skip_notification: true })
    expect(answer.status).toBe(200)
    expect(answer.as(ReRunResult)).toEqual({ report_id: row.report_id, status: 'written' })
    const after = await storedReport()
    expect(after).toMatchObject({ id: before.id, version: before.version + 1, versions: before.versions + 1 })
    expect(await story.messages(phone)).toHaveLength(2)
  })

  it('joins requests during the writing to the one job', async () => {
    const before = await storedReport()
    const runner = app.dataSource.createQueryRunner()
    await runner.startTransaction()
    // The lock keeps the writer from reading the conversation, so the job stays under way until it is released.
    await runner.query('LOCK TABLE conversations IN ACCESS EXCLUSIVE MODE')
    const calls = Array.from({ length: 4 }, () => reRun({ demo_request_id: requestId, skip_notification: true }))
    for (let n = 0; n < 10; n += 1) await admin.get('/api/admin/reports')
    await runner.commitTransaction()
    await runner.release()
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(4).fill(200))
    expect((await storedReport()).version).toBe(before.version + 1)
  })

  it('refuses to notify', async () => {
    for (const skip_notification of [false, undefined, 'true']) {
      const answer = await reRun({ demo_request_id: requestId, skip_notification })
      expect(answer.status).toBe(400)
      expect(answer.as(ErrorBody).error).toMatch(/^skip_notification /)
    }
  })

  it('needs a finished conversation', async () => {
    const { requestId: other } = await story.request({ recipientPhone: '+14155550141' })
    const answer = await reRun({ demo_request_id: other, skip_notification: true })
    expect(answer.status).toBe(409)
    expect(answer.as(ErrorBody).error).toBe('There is no finished conversation to report on yet.')
  })

  it('does not know other requests', async () => {
    expect((await reRun({ demo_request_id: 'unknown', skip_notification: true })).status).toBe(404)
  })

  it('is for admins', async () => {
    const body = { demo_request_id: requestId, skip_notification: true }
    expect((await anybody.post('/api/admin/reports/re-run', body)).status).toBe(401)
  })
})

describe('a report that cannot be written', () => {
  it('is tried again when its thread ends', async () => {
    const { requestId: lost } = await story.request({ recipientPhone: '+14155550149' })
    const threads = app.app.get(ReportWriterThreads)
    const asked = vi.spyOn(threads, 'run')
    await story.converse(lost, transcript)
    await vi.waitFor(() => expect(asked).toHaveBeenCalled(), { timeout: 20_000, interval: 1 })
    await Promise.all(threads.list().map((thread) => thread.terminate()))
    await expect(asked.mock.results[0]!.value).rejects.toThrow()
    await story.messagesOnceThere('+14155550149', 2)
    expect(asked).toHaveBeenCalledTimes(2)
    asked.mockRestore()
  })

  it('is reported to its reader, and written by a re-run', async () => {
    const { requestId: broken } = await story.request({ recipientPhone: '+14155550142' })
    await story.converse(broken, transcript)
    const report = await vi.waitFor(
      async () => {
        const rows: { id: string }[] = await app.dataSource.query(
          'SELECT id FROM reports WHERE demo_request_id = $1 AND version = 1',
          [broken],
        )
        expect(rows).toHaveLength(1)
        return rows[0]!
      },
      { timeout: 20_000 },
    )
    await app.dataSource.query(`UPDATE demo_requests SET state = 'report_failed' WHERE id = $1`, [broken])
    await app.dataSource.query('UPDATE reports SET version = 0, wanted_version = 0, content = NULL WHERE id = $1', [
      report.id,
    ])
    await app.dataSource.query('DELETE FROM report_versions WHERE report_id = $1', [report.id])
    expect((await anybody.post(`/api/report/${report.id}`, { email: 'a@example.com' })).status).toBe(503)

    expect(
      (await admin.post('/api/admin/reports/re-run', { demo_request_id: broken, skip_notification: true })).status,
    ).toBe(200)
    expect((await anybody.post(`/api/report/${report.id}`, { email: 'a@example.com' })).status).toBe(200)
    const states: { state: string }[] = await app.dataSource.query('SELECT state FROM demo_requests WHERE id = $1', [
      broken,
    ])
    expect(states).toEqual([{ state: 'reported' }])
  })
})

async function storedReport(): Promise<{ id: string; version: number; versions: number }> {
  const rows: { id: string; version: number; versions: number }[] = await app.dataSource.query(
    `SELECT id, version, (SELECT count(*)::int FROM report_versions v WHERE v.report_id = r.id) AS versions
     FROM reports r WHERE demo_request_id = $1`,
    [requestId],
  )
  return rows[0]!
}
