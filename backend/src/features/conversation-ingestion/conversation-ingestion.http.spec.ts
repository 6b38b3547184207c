import { Report, ReportContent, Transcript } from '@clarity/contracts'
import { readConversation } from '@clarity/offline-language/test/read-conversations'
import { postCallEvent } from '@clarity/test-kit/post-call-event'
import { parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { DemoStory, managerPhone, recipientPhone } from '../../../test/demo-story.js'
import { jobsDone } from '../../../test/jobs-done.js'
import { JobQueue } from '../../jobs/job-queue.js'
import { demoRequested } from '../demo-requests/demo-requested.job.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'

const { transcript } = readConversation('visit-d2n070')

let app: TestApp
let admin: ApiClient
let story: DemoStory

beforeAll(async () => {
  app = await startTestApp()
  admin = await ApiClient.signedIn(app)
  story = new DemoStory(admin)
})
afterAll(() => app.close())

describe('from a finished conversation to a read report', () => {
  it('writes the report and sends its link to both, once each', async () => {
    const { requestId } = await story.request()
    expect((await story.converse(requestId, transcript)).status).toBe(200)

    const toRecipient = await story.messagesOnceThere(recipientPhone, 2)
    const toManager = await story.messagesOnceThere(managerPhone, 2)
    expect(toRecipient.map((message) => message.body)).toEqual([
      expect.stringContaining('Dana Reyes invites you'),
      expect.stringContaining('the report from your conversation'),
    ])
    expect(toManager.map((message) => message.body)).toEqual([
      expect.stringContaining('we have invited Alex Kim'),
      expect.stringContaining("the report from Alex Kim's conversation"),
    ])

    const path = await story.followLink(toRecipient.at(-1))
    expect(path).toMatch(/^\/report\/[0-9a-f]{32}$/)
    expect(await story.followLink(toManager.at(-1))).toBe(path)
    const answer = await admin.post(`/api${path}`, { email: 'alex@example.com' })
    const report = parse(Report, JSON.parse(answer.as(ReportContent).content))
    expect(report.participants.recipient.name).toBe('Alex Kim')
    expect(report.participants.manager?.phone).toBe(managerPhone)
    expect(report.keyPoints.length).toBeGreaterThan(0)
  })

  it('deduplicates an event that is delivered ten times at once', async () => {
    const phone = '+14155550124'
    const { requestId } = await story.request({ role: 'recipient', recipientPhone: phone })
    const event = postCallEvent(requestId, transcript)
    const answers = await Promise.all(Array.from({ length: 10 }, () => story.deliver(event)))
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200))

    await story.messagesOnceThere(phone, 2)
    await jobsDone(app.dataSource)
    expect(await story.messages(phone)).toHaveLength(2)
    expect(await count('conversations', requestId)).toBe(1)
    expect(await count('reports', requestId)).toBe(1)
    expect(await count('voice_events', requestId)).toBe(1)
  })

  it('keeps a second conversation of a request and writes no second report', async () => {
    const phone = '+14155550125'
    const { requestId } = await story.request({ role: 'recipient', recipientPhone: phone })
    await story.converse(requestId, transcript)
    await story.messagesOnceThere(phone, 2)
    await story.converse(requestId, transcript.slice(0, 20))
    await jobsDone(app.dataSource)
    expect(await count('conversations', requestId)).toBe(2)
    expect(await count('reports', requestId)).toBe(1)
    expect(await story.messages(phone)).toHaveLength(2)
  })

  it('keeps an event of an unknown request and joins it when the request appears', async () => {
    const requestId = 'f'.repeat(32)
    expect((await story.converse(requestId, transcript)).status).toBe(200)
    await jobsDone(app.dataSource)
    expect(await count('conversations', requestId)).toBe(0)

    const { requestId: other } = await story.request({ recipientPhone: '+14155550126' })
    await app.dataSource.transaction(async (manager) => {
      await manager.query(
        `INSERT INTO demo_requests (id, role, scenario_id, recipient_name, recipient_phone)
         SELECT $1, 'recipient', scenario_id, 'Late Comer', '+14155550127' FROM demo_requests WHERE id = $2`,
        [requestId, other],
      )
      await app.app.get(JobQueue).enqueue(manager, demoRequested, { demoRequestId: requestId })
    })
    await vi.waitFor(async () => expect(await count('reports', requestId)).toBe(1), { timeout: 20_000 })
  })

  it('matches a conversation by user_id if there is no variable', async () => {
    const { requestId } = await story.request({ recipientPhone: '+14155550128' })
    const event = postCallEvent(null, transcript)
    event.data.user_id = requestId
    await story.deliver(event)
    await vi.waitFor(async () => expect(await count('conversations', requestId)).toBe(1), { timeout: 20_000 })
  })

  it('tolerates noise, empty turns and characters that the database cannot store', async () => {
    const { requestId } = await story.request({ recipientPhone: '+14155550130' })
    const event = postCallEvent(requestId, transcript)
    event.data.transcript[0]!.message = 'a\u0000b \ud800 [noise] <unk>'
    Object.assign(event.data.transcript[1]!, { message: null })
    expect((await story.deliver(event)).status).toBe(200)
    const id = await vi.waitFor(
      async () => {
        const rows: { id: string }[] = await app.dataSource.query(
          'SELECT id FROM conversations WHERE demo_request_id = $1',
          [requestId],
        )
        expect(rows).toHaveLength(1)
        return rows[0]!.id
      },
      { timeout: 20_000 },
    )
    const stored = (await admin.get(`/api/admin/conversations/${id}/transcript`)).as(Transcript)
    expect(stored.transcript[0]!.message).toBe('ab \ufffd [noise] <unk>')
    expect(stored.transcript[1]!.message).toBe('')
    await vi.waitFor(async () => expect(await states(requestId)).toContain('reported'), { timeout: 20_000 })
  })

  it('records every transition with its cause', async () => {
    const { requestId } = await story.request({ recipientPhone: '+14155550131' })
    await story.messagesOnceThere('+14155550131', 1)
    await vi.waitFor(async () => expect(await states(requestId)).toEqual(['invited']), { timeout: 20_000 })
    await story.converse(requestId, transcript)
    await vi.waitFor(async () => expect(await states(requestId)).toEqual(['invited', 'completed', 'reported']), {
      timeout: 20_000,
    })
  })
})

async function count(table: string, demoRequestId: string): Promise<number> {
  const rows: { count: number }[] = await app.dataSource.query(
    `SELECT count(*)::int AS count FROM ${table} WHERE demo_request_id = $1`,
    [demoRequestId],
  )
  return rows[0]!.count
}

async function states(demoRequestId: string): Promise<string[]> {
  const rows: { to_state: string }[] = await app.dataSource.query(
    'SELECT to_state FROM demo_request_transitions WHERE demo_request_id = $1 ORDER BY id',
    [demoRequestId],
  )
  return rows.map((row) => row.to_state)
}
