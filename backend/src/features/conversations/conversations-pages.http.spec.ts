import { Conversation, ErrorBody, totalCountHeader } from '@clarity/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { array } from 'valibot'
import { nextPage, readAllPages } from '../../../test/all-pages.js'
import { ApiClient } from '../../../test/api-client.js'
import { insertConversation, insertDemoRequest, insertScenario } from '../../../test/conversation-rows.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'

const path = '/api/admin/conversations'

let app: TestApp
let admin: ApiClient

/** 300 conversations, ten per timestamp, a third of them without an invitation. */
beforeAll(async () => {
  app = await startTestApp()
  admin = await ApiClient.signedIn(app)
  const scenarioId = await insertScenario(app.dataSource, '100% budget_talk')
  await app.dataSource.query(
    `INSERT INTO demo_requests (id, role, scenario_id, recipient_name, recipient_phone)
     SELECT 'd' || i, 'recipient', $1, 'Person ' || lpad((i * 7 % 300)::text, 3, '0'), '+1415555' || lpad(i::text, 4, '0')
     FROM generate_series(1, 300) i`,
    [scenarioId],
  )
  await app.dataSource.query(
    `INSERT INTO conversations (id, demo_request_id, provider, provider_conversation_id, counts, started_at,
       duration_secs, transcript, created_at)
     SELECT 'c' || i, CASE WHEN i % 3 > 0 THEN 'd' || i END, 'builtin', 'c' || i, false, now(), 60, '[]',
       timestamptz '2026-01-01 00:00:00.000001Z' + (i / 10) * interval '1 microsecond'
     FROM generate_series(1, 300) i`,
  )
})
afterAll(() => app.close())

const idsOf = (pages: Conversation[][]) => pages.flat().map((row) => row.id)

it('shows every row once over all pages, newest first, and counts them all', async () => {
  const first = await admin.get(path)
  expect(first.headers.get(totalCountHeader)).toBe('300')
  const pages = await readAllPages(admin, path, Conversation)
  expect(pages.map((page) => page.length)).toEqual([100, 100, 100])
  expect(new Set(idsOf(pages)).size).toBe(300)
  expect(idsOf(pages)[0]).toBe('c300')
  expect(idsOf(pages).at(-1)).toBe('c1')
})

it.each(['recipient_name', '-recipient_name', 'scenario_title', '-created_at', 'created_at', '-id'])(
  'shows every row once in the order of %s',
  async (sort) => {
    const pages = await readAllPages(admin, `${path}?limit=77&sort=${sort}`, Conversation)
    expect(pages.map((page) => page.length)).toEqual([77, 77, 77, 69])
    expect(new Set(idsOf(pages)).size).toBe(300)
  },
)

it('sorts by a column upwards and downwards, rows without a value as the smallest', async () => {
  const names = async (sort: string) =>
    (await readAllPages(admin, `${path}?limit=500&sort=${sort}`, Conversation))
      .flat()
      .map((row) => row.recipient_name ?? '')
  const upwards = await names('recipient_name')
  expect(upwards).toEqual(upwards.toSorted())
  expect(await names('-recipient_name')).toEqual(upwards.toReversed())
})

it('neither repeats nor skips a row if others arrive between two pages', async () => {
  const first = await admin.get(`${path}?limit=150`)
  const newcomer = await insertConversation(app.dataSource)
  const rest = await readAllPages(admin, nextPage(first) ?? '', Conversation)
  await app.dataSource.query('DELETE FROM conversations WHERE id = $1', [newcomer])
  const ids = [...first.as(array(Conversation)).map((row) => row.id), ...idsOf(rest)]
  expect(ids).toHaveLength(300)
  expect(new Set(ids).size).toBe(300)
})

it('keeps limit, search and sort in the address of the next page', async () => {
  const answer = await admin.get(`${path}?q=Person+0&sort=-recipient_name&limit=20`)
  const next = new URL(nextPage(answer) ?? '', app.url)
  expect(next.pathname).toBe(path)
  expect(Object.fromEntries(next.searchParams)).toMatchObject({ q: 'Person 0', sort: '-recipient_name', limit: '20' })
  const pages = await readAllPages(admin, `${path}?q=Person+0&sort=-recipient_name&limit=20`, Conversation)
  expect(String(pages.flat().length)).toBe(answer.headers.get(totalCountHeader))
  expect(pages.flat().every((row) => row.recipient_name?.startsWith('Person 0'))).toBe(true)
})

it.each([
  ['100%25 BUDGET', 200],
  ['budget_talk', 200],
  ['budgetXtalk', 0],
  ['t%25talk', 0],
  ['%2B14155550100', 1],
  ['c299', 1],
  ['%20%20', 300],
  ['%5C', 0],
])('finds what contains %s, taken literally: %i rows', async (q, total) => {
  const answer = await admin.get(`${path}?limit=1&q=${q}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get(totalCountHeader)).toBe(String(total))
})

it('answers a list that is found empty with an empty array and no next page', async () => {
  const answer = await admin.get(`${path}?q=nobody`)
  expect(answer.as(array(Conversation))).toEqual([])
  expect(nextPage(answer)).toBeNull()
})

const place = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')

it.each([
  ['limit=0', 'limit'],
  ['limit=501', 'limit'],
  ['limit=ten', 'limit'],
  ['limit=1.5', 'limit'],
  ['sort=transcript', 'sort'],
  ['sort=constructor', 'sort'],
  ['sort=--id', 'sort'],
  ['sort=id;DROP', 'sort'],
  ['q=%00', 'The address'],
  ['q=a&q=b', 'q'],
  ['cursor=', 'cursor'],
  ['cursor=nonsense', 'cursor'],
  [`cursor=${place('', 'yesterday-ish', 'c1')}`, 'cursor'],
  [`cursor=${place('', '2026-99-99', 'c1')}`, 'cursor'],
  [`cursor=${place('', '2026-01-01', '\u0000')}`, 'cursor'],
  [`cursor=${place('', 1, 'c1')}`, 'cursor'],
  [`cursor=${place('id', 'c1', 'c1')}`, 'cursor'],
  [`sort=id&cursor=${place('-id', 'c1', 'c1')}`, 'cursor'],
])('answers 400 with a sentence that names the parameter for %s', async (query, parameter) => {
  const answer = await admin.get(`${path}?${query}`)
  expect(answer.status).toBe(400)
  expect(answer.as(ErrorBody).error).toMatch(new RegExp(`^${parameter}\\b`))
})

it('answers 400 for a search of more than 200 characters', async () => {
  const answer = await admin.get(`${path}?q=${'x'.repeat(201)}`)
  expect(answer.status).toBe(400)
  expect(answer.as(ErrorBody).error).toMatch(/^q\b/)
})

it('fits the longest sort key into a cursor', async () => {
  const scenarioId = await insertScenario(app.dataSource, '\u0001"\u{1F600}'.repeat(60))
  const demoRequestId = await insertDemoRequest(app.dataSource, scenarioId)
  const ids = [
    await insertConversation(app.dataSource, { demoRequestId }),
    await insertConversation(app.dataSource, { demoRequestId }),
  ]
  const pages = await readAllPages(
    admin,
    `${path}?limit=1&sort=scenario_title&q=${encodeURIComponent('\u{1F600}\u0001"')}`,
    Conversation,
  )
  expect(idsOf(pages).toSorted()).toEqual(ids.toSorted())
})
