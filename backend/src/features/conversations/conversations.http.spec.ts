import { Conversation, conversationTexts, ErrorBody, Transcript } from '@clarity/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { array } from 'valibot'
import { ApiClient } from '../../../test/api-client.js'
import { insertConversation, insertDemoRequest, insertScenario, talk } from '../../../test/conversation-rows.js'
import { insertReport } from '../../../test/report-rows.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'

let app: TestApp
let admin: ApiClient

beforeAll(async () => {
  app = await startTestApp()
  admin = await ApiClient.signedIn(app)
})
afterAll(() => app.close())

it('lists a conversation with its scenario and both people', async () => {
  const scenarioId = await insertScenario(app.dataSource, 'Budget talk')
  const id = await insertConversation(app.dataSource, {
    demoRequestId: await insertDemoRequest(app.dataSource, scenarioId),
  })
  const answer = await admin.get('/api/admin/conversations')
  expect(answer.status).toBe(200)
  expect(answer.as(array(Conversation))).toContainEqual({
    id,
    created_at: expect.any(String) as string,
    scenario_title: 'Budget talk',
    recipient_name: 'Ada Lovelace',
    manager_name: 'Grace Hopper',
    recipient_phone: '+14155550102',
    manager_phone: '+14155550101',
  })
})

it('lists a conversation without an invitation, with nothing known about it', async () => {
  const id = await insertConversation(app.dataSource)
  const rows = (await admin.get('/api/admin/conversations')).as(array(Conversation))
  expect(rows.find((row) => row.id === id)).toMatchObject({ scenario_title: null, recipient_name: null })
})

it('keeps the scenario of a conversation after the scenario was deleted', async () => {
  const scenarioId = await insertScenario(app.dataSource, 'Gone talk')
  await insertConversation(app.dataSource, { demoRequestId: await insertDemoRequest(app.dataSource, scenarioId) })
  await app.dataSource.query('UPDATE scenarios SET deleted_at = now() WHERE id = $1', [scenarioId])
  const rows = (await admin.get('/api/admin/conversations?q=gone')).as(array(Conversation))
  expect(rows.map((row) => row.scenario_title)).toEqual(['Gone talk'])
})

it('gives the transcript of a conversation', async () => {
  const id = await insertConversation(app.dataSource)
  const answer = await admin.get(`/api/admin/conversations/${id}/transcript`)
  expect(answer.status).toBe(200)
  expect(answer.as(Transcript)).toMatchObject({
    transcript: talk,
    about: { scenario_title: null, recipient_name: null },
  })
})

it("gives the scenario's language, its title and the people with the transcript", async () => {
  const scenarioId = await insertScenario(app.dataSource, 'A talk in Arabic')
  await app.dataSource.query("UPDATE scenarios SET language = 'ar' WHERE id = $1", [scenarioId])
  const demoRequestId = await insertDemoRequest(app.dataSource, scenarioId)
  const id = await insertConversation(app.dataSource, { demoRequestId })
  const answer = await admin.get(`/api/admin/conversations/${id}/transcript`)
  expect(answer.as(Transcript)).toEqual({
    transcript: talk,
    language: 'ar',
    about: {
      started_at: expect.any(String) as string,
      scenario_title: 'A talk in Arabic',
      recipient_name: 'Ada Lovelace',
      manager_name: 'Grace Hopper',
    },
  })
})

it.each([
  ['the timeline of its report', '{"measures":{"timeline":[{"fromSecs":0,"talkShare":0.5,"sentiment":60}]}}', 1],
  ['no timeline if its report has no measures', '{"id":"r"}', undefined],
  ['no timeline if its report was erased', '', undefined],
])('gives %s with the transcript', async (_, content, parts) => {
  const reportId = await insertReport(app.dataSource, 'written', content)
  const [row] = await app.dataSource.query<{ id: string }[]>(
    'SELECT conversation_id AS id FROM reports WHERE id = $1',
    [reportId],
  )
  const answer = await admin.get(`/api/admin/conversations/${row!.id}/transcript`)
  expect(answer.as(Transcript).timeline?.length).toBe(parts)
  expect(answer.as(Transcript).transcript).toEqual(talk)
})

it.each(['unknown', '%F0%9F%98%80', 'c'.repeat(65)])('answers 404 for the transcript of %s', async (id) => {
  const answer = await admin.get(`/api/admin/conversations/${id}/transcript`)
  expect(answer.status).toBe(404)
  expect(answer.as(ErrorBody).error).toBe(conversationTexts.notFound)
})

it.each(['/api/admin/conversations', '/api/admin/conversations/some/transcript'])(
  'refuses %s without a session',
  async (path) => {
    const answer = await new ApiClient(app.url).get(path)
    expect(answer.status).toBe(401)
    expect(answer.as(ErrorBody).error).not.toBe('')
  },
)
