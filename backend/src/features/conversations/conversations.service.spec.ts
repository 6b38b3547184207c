import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertConversation, insertDemoRequest, insertScenario, talk } from '../../../test/conversation-rows.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { ConversationsService } from './conversations.service.js'
import type { ConversationToRecord } from './conversation-to-record.js'

let app: TestApp
let conversations: ConversationsService
let scenarioId: string

beforeAll(async () => {
  app = await startTestApp()
  conversations = app.app.get(ConversationsService, { strict: false })
  scenarioId = await insertScenario(app.dataSource, 'Budget talk')
})
afterAll(() => app.close())

const record = (finished: ConversationToRecord) =>
  app.dataSource.transaction((manager) => conversations.record(manager, finished))

function finished(change: Partial<ConversationToRecord> = {}): ConversationToRecord {
  return {
    provider: 'builtin',
    providerConversationId: crypto.randomUUID(),
    demoRequestId: null,
    startedAt: new Date(),
    durationSecs: 12.5,
    transcript: talk,
    ...change,
  }
}

it('keeps a conversation once, however often it is delivered', async () => {
  const demoRequestId = await insertDemoRequest(app.dataSource, scenarioId)
  const conversation = finished({ demoRequestId })
  expect(await record(conversation)).toEqual({ id: expect.any(String) as string, counts: true })
  expect(await record(conversation)).toBeNull()
})

it('lets the first conversation of a demo request count and keeps the later ones beside it', async () => {
  const demoRequestId = await insertDemoRequest(app.dataSource, scenarioId)
  expect(await record(finished({ demoRequestId }))).toMatchObject({ counts: true })
  expect(await record(finished({ demoRequestId }))).toMatchObject({ counts: false })
})

it('counts one of many simultaneous conversations, and loses none', async () => {
  const demoRequestId = await insertDemoRequest(app.dataSource, scenarioId)
  const recorded = await Promise.all(Array.from({ length: 8 }, () => record(finished({ demoRequestId }))))
  expect(recorded.filter((conversation) => conversation?.counts)).toHaveLength(1)
  expect(recorded.filter((conversation) => conversation !== null)).toHaveLength(8)
})

it('keeps one of the same conversation delivered many times at once', async () => {
  const conversation = finished({ demoRequestId: await insertDemoRequest(app.dataSource, scenarioId) })
  const recorded = await Promise.all(Array.from({ length: 8 }, () => record(conversation)))
  expect(recorded.filter((kept) => kept !== null)).toHaveLength(1)
})

it('never lets a conversation without a demo request count', async () => {
  expect(await record(finished())).toMatchObject({ counts: false })
})

it('leaves the transaction usable after a conversation that was already recorded', async () => {
  const conversation = finished({ demoRequestId: await insertDemoRequest(app.dataSource, scenarioId) })
  await record(conversation)
  const one = await app.dataSource.transaction(async (manager) => {
    await conversations.record(manager, conversation)
    return manager.query<{ one: number }[]>('SELECT 1 AS one')
  })
  expect(one).toEqual([{ one: 1 }])
})

it('keeps a transcript whose texts hold what PostgreSQL cannot, without those characters', async () => {
  const broken = { ...talk[0]!, message: 'Hel\u0000lo \ud83d', tool_calls: [{ 'na\u0000me': '\ude00' }] }
  const kept = await record(finished({ transcript: [broken], providerConversationId: 'a\u0000\ud800' }))
  const { transcript } = await conversations.get(kept!.id)
  expect(transcript).toEqual([{ ...broken, message: 'Hello \ufffd', tool_calls: [{ name: '\ufffd' }] }])
})

it('gives a report writer the conversations in the requested order', async () => {
  const invited = await insertConversation(app.dataSource, {
    demoRequestId: await insertDemoRequest(app.dataSource, scenarioId),
  })
  const free = await insertConversation(app.dataSource)
  const [first, second] = await conversations.listToReport([free, 'unknown', invited])
  expect(first).toMatchObject({ scenarioTitle: '', recipientName: '', managerName: null, language: 'en' })
  expect(second).toEqual({
    scenarioTitle: 'Budget talk',
    scenarioPrompt: 'Be kind.',
    postCallPrompt: 'Look at the budget.',
    language: 'en',
    recipientName: 'Ada Lovelace',
    managerName: 'Grace Hopper',
    durationSecs: 41.5,
    transcript: talk,
    goals: [],
  })
})

it('includes a conversation whose scenario was deleted', async () => {
  const deleted = await insertScenario(app.dataSource, 'Old talk')
  const id = await insertConversation(app.dataSource, {
    demoRequestId: await insertDemoRequest(app.dataSource, deleted),
  })
  await app.dataSource.query('UPDATE scenarios SET deleted_at = now() WHERE id = $1', [deleted])
  const { conversation, startedAt } = await conversations.getToReport(id)
  expect(conversation.scenarioTitle).toBe('Old talk')
  expect(startedAt).toEqual((await conversations.get(id)).startedAt)
})

it('refuses an unknown conversation', async () => {
  await expect(conversations.getToReport('unknown')).rejects.toThrow('Conversation not found.')
})
