import { CheckedGoals, conversationTexts, ErrorBody, type Goals } from '@clarity/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { insertConversation } from '../../../test/conversation-rows.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'

const path = '/api/admin/scenarios/goals/check'
const goals: Goals = [
  { label: 'Agrees on a date', check: { kind: 'agrees' } },
  { label: 'Asks about the team', hint: 'Who is in the team?', check: { kind: 'asks', about: ['team'] } },
  { label: 'Speaks of customers', check: { kind: 'says', words: ['customer'] } },
  { label: 'Stays calm', check: { kind: 'judged' } },
]

let app: TestApp
let admin: ApiClient
let conversation: string

beforeAll(async () => {
  app = await startTestApp()
  admin = await ApiClient.signedIn(app)
  conversation = await insertConversation(app.dataSource)
})
afterAll(() => app.close())

it('answers a verdict on each goal with its quotes, and how the person talked', async () => {
  const answer = await admin.post(path, { conversation_id: conversation, goals })
  expect(answer.status).toBe(200)
  const checked = answer.as(CheckedGoals)
  expect(checked.goals).toEqual([
    {
      label: 'Agrees on a date',
      met: true,
      evidence: [
        { turn: 5, quote: 'Yes, I will send the numbers on Thursday.', t: 34 },
        { turn: 4, quote: 'Can you send me the numbers by Friday?', t: 27 },
      ],
    },
    { label: 'Asks about the team', met: false, evidence: [], hint: 'Who is in the team?' },
    {
      label: 'Speaks of customers',
      met: true,
      evidence: [
        {
          turn: 3,
          quote: 'The team lost two customers because we answered too late, and that worries me a lot.',
          t: 18,
        },
      ],
    },
    { label: 'Stays calm', met: null, evidence: [] },
  ])
  expect(checked.measures).toMatchObject({ talkShare: 0.56, questions: 0, fillers: 0 })
})

it('answers the measures alone without goals', async () => {
  const answer = await admin.post(path, { conversation_id: conversation, goals: [] })
  expect(answer.as(CheckedGoals).goals).toEqual([])
})

it.each([
  ['nothing', undefined],
  ['no conversation', { goals }],
  ['an unknown check', { conversation_id: 'x', goals: [{ label: 'Sings', check: { kind: 'sings' } }] }],
  ['nine goals', { conversation_id: 'x', goals: Array.from({ length: 9 }, () => goals[0]) }],
])('answers 400 with a sentence to %s', async (_, body) => {
  const answer = await admin.post(path, body)
  expect(answer.status).toBe(400)
  expect(answer.as(ErrorBody).message).toMatch(/\.$/)
})

it('answers 404 for an unknown conversation', async () => {
  const answer = await admin.post(path, { conversation_id: 'unknown', goals })
  expect(answer.status).toBe(404)
  expect(answer.as(ErrorBody).error).toBe(conversationTexts.notFound)
})

it('answers 401 without a session', async () => {
  const stranger = new ApiClient(app.url)
  expect((await stranger.post(path, { conversation_id: conversation, goals })).status).toBe(401)
})
