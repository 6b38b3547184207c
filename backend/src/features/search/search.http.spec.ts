import { SearchResults, type SearchResult } from '@clarity/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { insertConversation, insertDemoRequest, insertScenario } from '../../../test/conversation-rows.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { FillSaidHandler } from './fill-said.handler.js'

let app: TestApp
let client: ApiClient
let request: string
let conversation: string

beforeAll(async () => {
  app = await startTestApp()
  client = await ApiClient.signedIn(app)
  const scenario = await insertScenario(app.dataSource, 'Réclamation au guichet')
  request = await insertDemoRequest(app.dataSource, scenario, 'Tomás Müller')
  await insertConversation(app.dataSource, { demoRequestId: request })
  conversation = 'c0ffee'.repeat(5)
  await app.dataSource.query('UPDATE conversations SET id = $1', [conversation])
})
afterAll(() => app.close())

async function search(q: string): Promise<SearchResults> {
  const answer = await client.get(`/api/admin/search?${new URLSearchParams({ q }).toString()}`)
  expect(answer.status).toBe(200)
  return answer.as(SearchResults)
}

const titles = (results: readonly SearchResult[]) => results.map(({ title }) => title)

describe('GET /api/admin/search', () => {
  it('needs a session', async () => {
    expect((await new ApiClient(app.url).get('/api/admin/search?q=maya')).status).toBe(401)
  })

  it.each(['', 'a', ' a ', 'x'.repeat(201)])("refuses '%s'", async (q) => {
    expect((await client.get(`/api/admin/search?${new URLSearchParams({ q }).toString()}`)).status).toBe(400)
  })

  it.each(['Müller', 'muller', 'MULLER Tomas', 'tomas mul', 'To', 'mu', 'Muler', 'Tomaz Müler'])(
    "finds Tomás Müller by '%s'",
    async (q) => {
      const { people } = await search(q)
      expect(people).toEqual([
        { title: 'Tomás Müller', detail: '+14155550102 · Réclamation au guichet', path: `/admin/requests/${request}` },
      ])
    },
  )

  it.each(['ül', 'Grace Müller', '%%', '_ü'])("finds nobody by '%s'", async (q) => {
    expect((await search(q)).people).toEqual([])
  })

  it('finds a manager too, once for the same person', async () => {
    await insertDemoRequest(app.dataSource, await insertScenario(app.dataSource, 'Other'), 'Ada Lovelace')
    expect(titles((await search('hopper')).people)).toEqual(['Grace Hopper'])
  })

  it.each(['(415) 555-0102', '+1 415 555 0102', '4155550102', '5550102'])("finds the phone by '%s'", async (q) => {
    expect(titles((await search(q)).phones)).toContain('+14155550102')
  })

  it('finds an id by its beginning, and by a link that has it', async () => {
    const found = [
      { title: 'Conversation', detail: conversation, path: `/admin/conversations/${conversation}/transcript` },
    ]
    expect((await search(conversation.slice(0, 12))).ids).toEqual(found)
    expect((await search(`https://clarity.example.com/admin/conversations/${conversation}`)).ids).toEqual(found)
  })

  it('finds a short code', async () => {
    await app.dataSource.query(`INSERT INTO short_codes (code, target_kind, target_id) VALUES ('Kite99', 'demo', $1)`, [
      request,
    ])
    expect((await search('Kite99')).ids).toEqual([
      { title: 'Demo request', detail: 'Kite99', path: `/admin/requests/${request}` },
    ])
  })

  it('finds a scenario without its accents', async () => {
    const { scenarios } = await search('guichet reclamation')
    expect(titles(scenarios)).toEqual(['Réclamation au guichet'])
    expect(scenarios[0]!.path).toMatch(/^\/admin\/scenarios\/[\w-]+$/)
  })

  it.each(['answering customer', '"lost two customers"', 'customer worried'])(
    "finds what was said by '%s'",
    async (q) => {
      const { said } = await search(q)
      expect(said).toHaveLength(1)
      expect(said[0]!.path).toBe(`/admin/conversations/${conversation}/transcript#turn-4`)
      expect(said[0]!.title).toContain('customers')
      expect(said[0]!.detail).toBe('Tomás Müller · Réclamation au guichet')
    },
  )

  it('uses the rules of the conversation’s language', async () => {
    const scenario = await insertScenario(app.dataSource, 'Queja')
    await app.dataSource.query(`UPDATE scenarios SET language = 'es' WHERE id = $1`, [scenario])
    const spoken = [
      { role: 'user', message: 'Las canciones llegaron tarde.', time_in_call_secs: 0, tool_calls: [], duration: null },
    ]
    const demoRequestId = await insertDemoRequest(app.dataSource, scenario, 'Lucía')
    await insertConversation(app.dataSource, { demoRequestId, transcript: spoken })
    expect(titles((await search('cancion')).said)).toEqual(['Las canciones llegaron tarde.'])
  })

  it('puts a turn with all words before newer ones, whose excerpts show the words that they have', async () => {
    const scenario = await insertScenario(app.dataSource, 'Nightfall')
    const begin = 'Good morning to you and to everybody else who has come here today, please take a seat and listen. '
    const talks = [
      [`${begin}The walnut orchard burned.`],
      [`${begin}We planted a walnut there.`, `${begin}It was a large orchard.`],
    ]
    for (const [at, messages] of talks.entries()) {
      const transcript = messages.map((message) => ({
        role: 'user' as const,
        message,
        time_in_call_secs: 0,
        tool_calls: [],
        duration: null,
      }))
      const demoRequestId = await insertDemoRequest(app.dataSource, scenario, `Speaker ${at}`)
      await insertConversation(app.dataSource, { demoRequestId, transcript })
    }
    const [first, second, ...others] = (await search('walnut orchard')).said
    expect(others).toEqual([])
    expect(first!.title).toContain('walnut orchard')
    expect(second!.title).toMatch(/walnut|orchard/)
  })

  it.each(['""', "'); DROP", '& | !', '((', 'a:*', '\\\\', 'the and'])("answers '%s' without an error", async (q) => {
    await search(q)
  })

  it('finds the words of conversations from before the upgrade, once the job has run', async () => {
    await app.dataSource.query('UPDATE conversations SET said = NULL')
    expect((await search('lost customers')).said).toEqual([])
    await app.app.get(FillSaidHandler).handle()
    expect((await search('lost customers')).said).toHaveLength(1)
  })

  it('finds exact names only, and says so, if the database cannot compare by trigrams', async () => {
    await app.dataSource.query('DROP EXTENSION pg_trgm CASCADE')
    expect(await search('Muler')).toMatchObject({ people: [], exact_only: true })
    expect(await search('muller')).toMatchObject({ people: [{ title: 'Tomás Müller' }], exact_only: true })
  })
})
