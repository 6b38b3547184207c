import { CostRow, ErrorBody, heldTexts, Sending } from '@clarity/contracts'
import { array } from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { demoRequestBecomes, demoRequestState } from '../../../test/demo-request-rows.js'
import { DemoStory } from '../../../test/demo-story.js'
import { jobsDone } from '../../../test/jobs-done.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { CallCostService } from '../calls/call-cost.service.js'

const path = '/api/admin/sending'
const patience = { timeout: 20_000, interval: 50 }

let app: TestApp
let admin: ApiClient
let story: DemoStory
let lastPhone = 2000

beforeAll(async () => {
  app = await startTestApp({
    QUIET_HOURS: 'off',
    CURRENCY: 'EUR',
    PRICE_SMS_SEGMENT: '0.5',
    PRICE_CALL_MINUTE: '1',
    MONTHLY_BUDGET: '30',
  })
  admin = await ApiClient.signedIn(app)
  story = new DemoStory(admin)
})
beforeEach(() =>
  app.dataSource.query('TRUNCATE spending_months, reservations, daily_costs; UPDATE sending SET everything = true'),
)
afterAll(() => app.close())

const newPhone = () => `+1415555${(lastPhone += 1)}`
const set = async (body: object) => (await admin.put(path, body)).as(Sending)
const sending = async () => (await admin.get(path)).as(Sending)
const ask = async () => {
  const phone = newPhone()
  return { phone, ...(await story.request({ role: 'recipient', recipientPhone: phone })) }
}
const textTo = async (phone: string) =>
  (
    await app.dataSource.query<{ state: string; error: string | null; held: boolean }[]>(
      'SELECT state, error, held_since IS NOT NULL AS held FROM sms_messages WHERE phone = $1 ORDER BY created_at',
      [phone],
    )
  )[0]
const waits = (phone: string, error: string) =>
  vi.waitFor(async () => expect(await textTo(phone)).toEqual({ state: 'queued', error, held: true }), patience)

/** What waits asks again only after minutes. */
const skipPause = () =>
  app.dataSource.query(
    `UPDATE pgboss.job SET start_after = now() WHERE state = 'created' AND name IN ('send-sms', 'place-call')`,
  )

/** Leaves this much of the month's budget. */
const leave = (amount: number) =>
  app.dataSource.query(
    `INSERT INTO spending_months (month, spent) VALUES (to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM'), $1)`,
    [(30 - amount) * 1_000_000],
  )

describe('the switch that stops everything', () => {
  it('lets texts wait with the reason, and sends each of them once it is on again', async () => {
    expect(await set({ all: 'off' })).toMatchObject({ all: 'off', strangers: 'on' })
    const { phone, requestId } = await ask()
    await waits(phone, heldTexts.stopped)
    expect((await sending()).waiting).toMatchObject({ texts: 1, calls: 0 })
    expect(await set({ all: 'on' })).toMatchObject({ all: 'on' })
    await demoRequestBecomes(app.dataSource, requestId, 'invited')
    expect(await textTo(phone)).toEqual({ state: 'sent', error: null, held: false })
    expect(await story.messages(phone)).toHaveLength(1)
    expect((await sending()).waiting).toBeNull()
  })

  it('gives up an invitation that waited for a day, which may then be sent again', async () => {
    await set({ all: 'off' })
    const { phone, requestId } = await ask()
    await waits(phone, heldTexts.stopped)
    await app.dataSource.query(`UPDATE sms_messages SET held_since = now() - interval '1 day' WHERE phone = $1`, [
      phone,
    ])
    await skipPause()
    await demoRequestBecomes(app.dataSource, requestId, 'invitation_failed')
    expect(await textTo(phone)).toMatchObject({
      state: 'failed',
      error: expect.stringContaining(heldTexts.stopped) as string,
    })
    await set({ all: 'on' })
    expect((await admin.post(`/api/admin/demo-requests/${requestId}/resend`)).status).toBe(202)
    await demoRequestBecomes(app.dataSource, requestId, 'invited')
  })

  it('lets a call wait, and gives it up after a day', async () => {
    const { phone, requestId } = await ask()
    await demoRequestBecomes(app.dataSource, requestId, 'invited')
    await set({ all: 'off' })
    await story.reply(phone, 'YES')
    const call = () =>
      app.dataSource.query<object[]>('SELECT state, error FROM calls WHERE demo_request_id = $1', [requestId])
    await vi.waitFor(
      async () => expect(await call()).toEqual([{ state: 'queued', error: heldTexts.stopped }]),
      patience,
    )
    expect((await sending()).waiting).toMatchObject({ calls: 1 })
    await app.dataSource.query(`UPDATE calls SET held_since = now() - interval '1 day' WHERE demo_request_id = $1`, [
      requestId,
    ])
    await skipPause()
    await demoRequestBecomes(app.dataSource, requestId, 'call_failed')
    expect(await call()).toMatchObject([
      { state: 'failed', error: expect.stringContaining(heldTexts.stopped) as string },
    ])
  })

  it('closes the form for strangers alone, with a sentence', async () => {
    await set({ strangers: 'off' })
    const refused = await new ApiClient(app.url).post('/api/request-demo', await story.requestBody())
    expect(refused.status).toBe(503)
    expect(refused.as(ErrorBody).error).toMatch(/\.$/)
    expect(await set({ strangers: 'on' })).toMatchObject({ strangers: 'on', all: 'on' })
  })
})

describe('the monthly budget', () => {
  it('lets texts wait at its end, and says so', async () => {
    await leave(0.4)
    const { phone, requestId } = await ask()
    await waits(phone, heldTexts.budget)
    expect(await sending()).toMatchObject({ monthly_budget: 30, spent_month: 29.6, currency: 'EUR', reserved: 0 })
    expect(await demoRequestState(app.dataSource, requestId)).toBe('requested')
    await app.dataSource.query('DELETE FROM spending_months')
    await skipPause()
    await demoRequestBecomes(app.dataSource, requestId, 'invited')
  })

  it('is used by segments and by begun minutes, by country and scenario', async () => {
    const { phone, requestId } = await ask()
    await demoRequestBecomes(app.dataSource, requestId, 'invited')
    await story.reply(phone, 'YES')
    await demoRequestBecomes(app.dataSource, requestId, 'calling')
    await jobsDone(app.dataSource)
    expect((await sending()).reserved).toBe(10)
    const [call] = await story.calls(phone)
    await story.handle(call!, 'answer')
    await story.handle(call!, 'hangup')
    await app.dataSource.query(
      `UPDATE live_conversations SET started_at = ended_at - interval '61 seconds' WHERE demo_request_id = $1`,
      [requestId],
    )
    await app.app.get(CallCostService).settle(call!.id)
    await jobsDone(app.dataSource)
    const rows = (await admin.get('/api/admin/costs')).as(array(CostRow))
    const scenario_id = await story.firstScenarioId()
    expect(rows.find(({ kind }) => kind === 'call')).toMatchObject({
      country: 'US',
      scenario_id,
      scenario_title: expect.any(String) as string,
      actions: 1,
      units: 2,
      spent_today: 2,
      spent_month: 2,
    })
    const texts = rows.find(({ kind }) => kind === 'text')!
    expect(texts).toMatchObject({ country: 'US', scenario_id })
    expect(texts.spent_month).toBe(texts.units / 2)
    expect(await sending()).toMatchObject({ reserved: 0, spent_month: 2 + texts.spent_month })
  })

  it('gets the reservation back of a call that was declined', async () => {
    const { phone, requestId } = await ask()
    await demoRequestBecomes(app.dataSource, requestId, 'invited')
    await story.reply(phone, 'YES')
    await demoRequestBecomes(app.dataSource, requestId, 'calling')
    const [call] = await story.calls(phone)
    await story.handle(call!, 'decline')
    await app.app.get(CallCostService).settleAtLast(call!.id)
    await jobsDone(app.dataSource)
    expect((await sending()).reserved).toBe(0)
    expect((await admin.get('/api/admin/costs')).as(array(CostRow)).filter(({ kind }) => kind === 'call')).toEqual([])
  })
})

describe('what is unusual', () => {
  const day = (back: number, country: string, spent: number) =>
    app.dataSource.query(
      `INSERT INTO daily_costs VALUES ((now() AT TIME ZONE 'UTC')::date - $1::int, 'text', $2, '', 1, 1, $3)`,
      [back, country, spent],
    )

  it('is a day of more than three times the median, and a country that is new', async () => {
    for (let back = 1; back <= 7; back += 1) await day(back, 'US', back * 1_000_000)
    await day(0, 'US', 12_000_000)
    expect(await sending()).toMatchObject({ unusual_day: null, new_countries: [] })
    await day(0, 'GB', 1)
    expect(await sending()).toMatchObject({ unusual_day: { usual: 4 }, new_countries: ['GB'] })
  })

  it('is nothing in the first days of an installation', async () => {
    await day(1, 'US', 1)
    await day(0, 'GB', 9_000_000)
    expect(await sending()).toMatchObject({ unusual_day: null, new_countries: [] })
  })
})

it.each([{ all: 'maybe' }, { strangers: true }])('refuses %j', async (body) => {
  expect((await admin.put(path, body)).status).toBe(400)
})

it('is for admins', async () => {
  const stranger = new ApiClient(app.url)
  expect((await stranger.get(path)).status).toBe(401)
  expect((await stranger.put(path, { all: 'off' })).status).toBe(401)
  expect((await stranger.get('/api/admin/costs')).status).toBe(401)
})
