import { ErrorBody, LiveEvent, sessionTexts } from '@clarity/contracts'
import { parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { startBeside } from '../../../test/second-app.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { LiveListener } from '../../live/live-listener.js'

let app: TestApp

const until = (isDone: () => boolean) => vi.waitUntil(isDone, { timeout: 20_000 })

beforeAll(async () => {
  app = await startTestApp()
  await until(() => app.app.get(LiveListener).isHearing)
})
afterAll(() => app.close())

async function signIn(): Promise<string> {
  const { status, headers } = await new ApiClient(app.url).signIn('admin@example.com', 'correct horse battery staple')
  expect(status).toBe(204)
  return headers
    .getSetCookie()
    .find((line) => line.startsWith('session='))!
    .split(';')[0]!
}

/** An open stream, what it has received, and a promise of its end. */
async function openStream(cookie: string, url = app.url) {
  const cut = new AbortController()
  const answer = await fetch(`${url}/api/admin/events`, {
    headers: { cookie, accept: 'text/event-stream' },
    signal: cut.signal,
  })
  expect(answer.status).toBe(200)
  const received = { text: '' }
  const ended = (async () => {
    for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) received.text += chunk
  })()
  ended.catch(() => undefined)
  const events = () =>
    [...received.text.matchAll(/^data: (.*)$/gm)].map(([, data]) => parse(LiveEvent, JSON.parse(data!)))
  return { answer, events, ended, close: () => cut.abort() }
}

const addView = (id: string) =>
  app.dataSource.query(
    `INSERT INTO report_views (id, report_id, address, outcome) VALUES ($1, 'none', '127.0.0.1', 'viewed')`,
    [id],
  )

describe('GET /api/admin/events', () => {
  it('needs a session', async () => {
    const answer = await new ApiClient(app.url).get('/api/admin/events')
    expect(answer.status).toBe(401)
    expect(answer.as(ErrorBody).error).toBe(sessionTexts.required)
  })

  it('answers a HEAD at once, and keeps no stream for it', async () => {
    const cookie = await signIn()
    for (let n = 0; n < 25; n += 1) {
      const { status, headers } = await fetch(`${app.url}/api/admin/events`, { method: 'HEAD', headers: { cookie } })
      expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream'])
    }
  })

  it('sends the kind and id of what changes, once for each, and nothing else', async () => {
    const stream = await openStream(await signIn())
    expect(stream.answer.headers.get('content-type')).toBe('text/event-stream')
    expect(stream.answer.headers.get('cache-control')).toBe('no-store, no-transform')
    await addView('one')
    await app.dataSource.query(`UPDATE report_views SET email = 'reader@example.com' WHERE id = 'one'`)
    await until(() => stream.events().length > 0)
    expect(stream.events()).toEqual([{ kind: 'view', id: 'one' }])
    stream.close()
  })

  it('sends nothing of a transaction that is rolled back', async () => {
    const stream = await openStream(await signIn())
    const undone = app.dataSource.transaction(async (manager) => {
      await manager.query(
        `INSERT INTO report_views (id, report_id, address, outcome) VALUES ('undone', 'none', '127.0.0.1', 'viewed')`,
      )
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await addView('done')
    await until(() => stream.events().length > 0)
    expect(stream.events()).toEqual([{ kind: 'view', id: 'done' }])
    stream.close()
  })

  it('sends one event without an id for a change of many rows', async () => {
    const stream = await openStream(await signIn())
    await app.dataSource.query(
      `INSERT INTO report_views (id, report_id, address, outcome)
       SELECT 'many' || i, 'none', '127.0.0.1', 'viewed' FROM generate_series(1, 51) i`,
    )
    await until(() => stream.events().length > 0)
    expect(stream.events()).toEqual([{ kind: 'view', id: '*' }])
    stream.close()
  })

  it('sends what another process does', async () => {
    const beside = await startBeside(app, {}, { isListening: true })
    await until(() => beside.get(LiveListener).isHearing)
    const stream = await openStream(await signIn(), await beside.getUrl())
    await addView('elsewhere')
    await until(() => stream.events().length > 0)
    expect(stream.events()).toEqual([{ kind: 'view', id: 'elsewhere' }])
    // A stop ends the stream instead of waiting for it.
    await beside.close()
    await stream.ended
  })

  it('ends with its session', async () => {
    const cookie = await signIn()
    const [stream, other] = [await openStream(cookie), await openStream(await signIn())]
    await new ApiClient(app.url).post('/api/auth/logout', undefined, { cookie })
    await stream.ended
    await addView('after')
    await until(() => other.events().length > 0)
    other.close()
  })

  it('does not renew its session', async () => {
    const cookie = await signIn()
    await app.dataSource.query(`UPDATE sessions SET expires_at = now() + interval '1 hour'`)
    const stream = await openStream(cookie)
    expect(stream.answer.headers.getSetCookie()).toEqual([])
    stream.close()
  })

  it('refuses more than 20 streams of one session', async () => {
    const cookie = await signIn()
    const streams = []
    for (let count = 0; count < 20; count += 1) streams.push(await openStream(cookie))
    expect((await new ApiClient(app.url).get('/api/admin/events', { cookie })).status).toBe(429)
    for (const stream of streams) stream.close()
  })

  it('ends the streams when listening was interrupted, because the pages have missed changes', async () => {
    const stream = await openStream(await signIn())
    await app.dataSource.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'clarity live' AND datname = current_database()`)
    await stream.ended
    await until(() => app.app.get(LiveListener).isHearing)
    const next = await openStream(await signIn())
    await addView('again')
    await until(() => next.events().length > 0)
    next.close()
  })
})
