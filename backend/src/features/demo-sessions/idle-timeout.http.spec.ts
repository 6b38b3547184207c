import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { AgentPage } from '../../../test/agent-page.js'
import { ApiClient } from '../../../test/api-client.js'
import { OpenDemo } from '../../../test/demo-page.js'
import { startBeside } from '../../../test/second-app.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { IdleTimeoutHandler } from './idle-timeout.handler.js'

interface Row {
  id: string
  end_reason: string | null
  silent_secs: number
  lasted_secs: number
}

let app: TestApp
let admin: ApiClient
let demo: OpenDemo

beforeAll(async () => {
  app = await startTestApp()
  admin = await ApiClient.signedIn(app)
})
afterAll(() => app.close())

async function row(): Promise<Row> {
  const rows: Row[] = await app.dataSource.query(
    `SELECT id, end_reason, extract(epoch FROM now() - seen_at)::float8 AS silent_secs,
            extract(epoch FROM ended_at - started_at)::float8 AS lasted_secs
       FROM live_conversations WHERE demo_request_id = $1`,
    [demo.requestId],
  )
  return rows[0]!
}

async function move(column: 'seen_at' | 'started_at' | 'grace_from', secs: number): Promise<void> {
  await app.dataSource.query(
    `UPDATE live_conversations SET ${column} = ${column} - make_interval(secs => $2) WHERE demo_request_id = $1`,
    [demo.requestId, secs],
  )
}

/** Cuts the connection and waits until its end is recorded. */
async function leave(page: AgentPage): Promise<void> {
  await move('seen_at', 10)
  page.cut()
  await vi.waitFor(async () => expect((await row()).silent_secs).toBeLessThan(5), 20_000)
}

async function watch(): Promise<void> {
  await app.app.get(IdleTimeoutHandler).handle({ conversationId: (await row()).id })
}

function queuedWatches(): Promise<{ secs: number }[]> {
  return row().then(({ id }) =>
    app.dataSource.query(
      `SELECT extract(epoch FROM start_after - now())::float8 AS secs FROM pgboss.job
        WHERE name = 'watch-conversation' AND state = 'created' AND data->>'conversationId' = $1 ORDER BY created_on`,
      [id],
    ),
  )
}

describe('a conversation whose page is closed', () => {
  it('waits until the idle timeout, then is ingested incomplete', async () => {
    demo = await OpenDemo.requested(app, admin)
    const page = await demo.begin()
    await page.say('I have to go into a tunnel now.')
    await leave(page)
    await move('started_at', 100)
    await move('grace_from', 100)
    await move('seen_at', 25)
    await watch()
    expect((await demo.read()).state).toBe('in_conversation')
    await move('seen_at', 6)
    await watch()
    expect(await row()).toMatchObject({ end_reason: 'left' })
    expect((await row()).lasted_secs).toBeLessThan(90)
    await vi.waitFor(async () => expect((await demo.read()).reportPath).not.toBeNull(), 20_000)
    await watch()
    const events: unknown[] = await app.dataSource.query('SELECT id FROM voice_events WHERE demo_request_id = $1', [
      demo.requestId,
    ])
    expect(events).toHaveLength(1)
  })

  it('is checked again at its idle timeout, counted from the moment that it is begun', async () => {
    demo = await OpenDemo.requested(app, admin)
    await demo.session()
    const [first] = await queuedWatches()
    expect(first!.secs).toBeGreaterThan(25)
    expect(first!.secs).toBeLessThanOrEqual(30)
    await move('grace_from', 100)
    await move('seen_at', 20)
    await watch()
    const [second] = (await queuedWatches()).sort((a, b) => a.secs - b.secs)
    expect(second!.secs).toBeGreaterThan(5)
    expect(second!.secs).toBeLessThanOrEqual(11)
  })

  it('gets the whole idle timeout after a process has restarted', async () => {
    demo = await OpenDemo.requested(app, admin)
    const page = await demo.begin()
    await leave(page)
    await move('seen_at', 600)
    const restarted = await startBeside(app)
    await watch()
    expect((await demo.read()).state).toBe('in_conversation')
    await restarted.close()
  })

  it('is watched on even when every try of the watch has failed', async () => {
    demo = await OpenDemo.requested(app, admin)
    const { conversationId } = await demo.session()
    await app.app.get(IdleTimeoutHandler).onExhausted({ conversationId })
    expect(await queuedWatches()).toHaveLength(2)
  })
})

describe('a conversation whose page is open', () => {
  it('goes on', async () => {
    demo = await OpenDemo.requested(app, admin)
    const page = await demo.begin()
    await watch()
    expect((await row()).end_reason).toBeNull()
    expect(await page.say('Here I am.')).toMatch(/\w/)
    page.cut()
  })

  it('ends when it exceeds the maximum duration', async () => {
    demo = await OpenDemo.requested(app, admin)
    const page = await demo.begin()
    await move('started_at', 3601)
    await watch()
    expect(await row()).toMatchObject({ end_reason: 'too_long' })
    expect(await page.closed()).toBe(1000)
  })

  it('learns within seconds that it was ended elsewhere', { timeout: 20_000 }, async () => {
    demo = await OpenDemo.requested(app, admin)
    const page = await demo.begin()
    await move('grace_from', 100)
    await move('seen_at', 31)
    await watch()
    expect(await page.closed()).toBe(1000)
  })
})
