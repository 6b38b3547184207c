import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { DemoStory } from '../../../test/demo-story.js'
import { startBeside } from '../../../test/second-app.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { newId } from '../../identifiers/new-id.js'
import { LiveListener } from '../../live/live-listener.js'
import { RememberedCodes } from './remembered-codes.js'
import { ShortCodesRepository } from './short-codes.repository.js'

let app: TestApp
let beside: Awaited<ReturnType<typeof startBeside>>
let here: ApiClient
let there: ApiClient

const isHearing = ({ app }: Pick<TestApp, 'app'>) =>
  vi.waitUntil(() => app.get(LiveListener).isHearing, { timeout: 20_000 })

beforeAll(async () => {
  app = await startTestApp()
  beside = await startBeside(app, {}, { isListening: true })
  await Promise.all([isHearing(app), isHearing({ app: beside })])
  here = new ApiClient(app.url)
  there = new ApiClient(await beside.getUrl())
})
afterAll(async () => {
  await beside.close()
  await app.close()
})

/** The lookups in the database of both processes, from now on. */
function lookups() {
  const spies = [app.app, beside].map((each) => vi.spyOn(each.get(ShortCodesRepository), 'find'))
  return () => spies.reduce((sum, { mock }) => sum + mock.calls.length, 0)
}

async function newCode(): Promise<string> {
  return (await new DemoStory(await ApiClient.signedIn(app)).request()).shortCode
}

const insert = (code: string) =>
  app.dataSource.query(`INSERT INTO short_codes (code, target_kind, target_id) VALUES ($1, 'demo', $2)`, [
    code,
    newId(),
  ])

describe('a known code', () => {
  it('is looked up once', async () => {
    const code = await newCode()
    const count = lookups()
    for (let visit = 0; visit < 5; visit += 1) expect((await here.get(`/${code}`)).status).toBe(302)
    expect((await here.get(`/api/shortcode/${code}`)).status).toBe(200)
    expect(count()).toBe(1)
  })

  it('is answered from memory with the headers of the route', async () => {
    const code = await newCode()
    await here.get(`/${code}`)
    const [fast, slow] = [await here.get(`/${code}/?a=b`), await here.get(`/${code}?proof=none`)]
    const headersOf = ({ headers }: typeof fast) =>
      Object.fromEntries([...headers].filter(([name]) => !['date', 'ratelimit', 'ratelimit-policy'].includes(name)))
    expect(headersOf(fast)).toEqual(headersOf(slow))
    expect([fast.status, fast.body]).toEqual([slow.status, slow.body])
  })

  it('leaves every process when it is deleted or changed', async () => {
    const code = await newCode()
    for (const client of [here, there]) expect((await client.get(`/${code}`)).status).toBe(302)
    await app.dataSource.query(`UPDATE short_codes SET target_id = 'another' WHERE code = $1`, [code])
    for (const client of [here, there])
      await vi.waitUntil(async () => (await client.get(`/${code}`)).headers.get('location') === '/demo/another')
    await app.dataSource.query('DELETE FROM short_codes WHERE code = $1', [code])
    for (const client of [here, there]) await vi.waitUntil(async () => (await client.get(`/${code}`)).status === 404)
  })

  it('is not remembered if it changes while it is looked up', async () => {
    const code = await newCode()
    const remembered = app.app.get(RememberedCodes)
    await remembered.lookUp(code, 'network', async () => {
      await app.dataSource.query('UPDATE short_codes SET target_id = target_id WHERE code = $1', [code])
      await insert('Marke')
      await vi.waitUntil(async () => (await there.get('/Marke')).status === 302)
      return '/demo/old'
    })
    expect(remembered.findTarget(code)).toBeUndefined()
  })

  it('is looked up again after listening was interrupted', async () => {
    const code = await newCode()
    await here.get(`/${code}`)
    await app.dataSource.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'clarity live' AND datname = current_database()`)
    const listener = app.app.get(LiveListener)
    await vi.waitUntil(() => !listener.isHearing)
    expect(app.app.get(RememberedCodes).findTarget(code)).toBeUndefined()
    expect((await here.get(`/${code}`)).status).toBe(302)
    await Promise.all([isHearing(app), isHearing({ app: beside })])
    expect(app.app.get(RememberedCodes).findTarget(code)).toBeUndefined()
  })
})

describe('an unknown code', () => {
  it('is one query and one miss for a network that asks for it again and again', async () => {
    const count = lookups()
    for (let visit = 0; visit < 25; visit += 1) {
      const { status, body } = await here.get('/wrong')
      expect([status, String(body).includes('<!doctype html>')]).toEqual([404, true])
    }
    expect(count()).toBe(1)
  })

  it('is one query and one miss for a network that asks for it many times at once', async () => {
    const count = lookups()
    const answers = await Promise.all(Array.from({ length: 40 }, () => here.get('/again')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
    expect(count()).toBe(1)
  })

  it('is answered from memory with the page and headers of the route', async () => {
    const slow = await here.get('/Wrong', { 'accept-encoding': 'br' })
    const fast = await here.get('/Wrong', { 'accept-encoding': 'br' })
    const headersOf = ({ headers }: typeof fast) => Object.fromEntries([...headers].filter(([name]) => name !== 'date'))
    expect(headersOf(fast)).toEqual(headersOf(slow))
    expect(fast.body).toBe(slow.body)
  })

  it('is known in every process once it is made', async () => {
    for (const client of [here, there]) expect((await client.get('/Later')).status).toBe(404)
    await insert('Later')
    for (const client of [here, there]) await vi.waitUntil(async () => (await client.get('/Later')).status === 302)
  })
})
