import { Retention } from '@clarity/contracts'
import { array } from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { RemoveOldDataHandler } from './remove-old-data.handler.js'

let app: TestApp
let admin: ApiClient

beforeAll(async () => {
  app = await startTestApp({ RETENTION_MESSAGES_DAYS: '30', RETENTION_VIEWS_DAYS: '365' })
  admin = await ApiClient.signedIn(app)
})
afterAll(() => app.close())

const list = async () => (await admin.get('/api/admin/retention')).as(array(Retention))
const night = () => app.app.get(RemoveOldDataHandler).handle()

const view = (id: string, days: number) =>
  app.dataSource.query(
    `INSERT INTO report_views (id, report_id, email, address, geo_location, outcome, viewed_at)
     VALUES ($1, 'r', 'a@example.com', '203.0.113.1', 'Bern', 'viewed', now() - make_interval(days => $2))`,
    [id, days],
  )

it('removes what is older than its days, in batches, and keeps the rows', async () => {
  await view('today', 0)
  await view('spring', 100)
  await view('long ago', 400)
  await app.dataSource.query(
    `INSERT INTO outbox_messages (id, direction, phone, body, at)
     SELECT 'old' || n, 'outbound', '+14155550100', 'a text', now() - interval '31 days' FROM generate_series(1, 1200) n
     UNION ALL SELECT 'new', 'outbound', '+14155550100', 'a text', now()`,
  )
  await night()
  const views = await app.dataSource.query<object[]>(
    'SELECT id, email, address, geo_location FROM report_views ORDER BY viewed_at',
  )
  expect(views).toEqual([
    { id: 'long ago', email: null, address: '', geo_location: null },
    { id: 'spring', email: 'a@example.com', address: '', geo_location: 'Bern' },
    { id: 'today', email: 'a@example.com', address: '203.0.113.1', geo_location: 'Bern' },
  ])
  const left = await app.dataSource.query<object[]>(`SELECT id FROM outbox_messages WHERE body <> ''`)
  expect(left).toEqual([{ id: 'new' }])
  const figures = await list()
  expect(figures.map(({ kind, days, removed }) => [kind, days, removed])).toEqual([
    ['transcripts', null, 0],
    ['messages', 30, 1200],
    ['views', 365, 1],
    ['addresses', 90, 1],
  ])
  expect(figures.map(({ ran_at: at }) => at !== null)).toEqual([false, true, true, true])
  await night()
  expect(await list()).toMatchObject(figures.map(({ kind, removed }) => ({ kind, removed })))
})

it('waits for the next night, once', async () => {
  await night()
  const waiting = await app.dataSource.query<{ hour: number }[]>(
    `SELECT extract(hour FROM start_after AT TIME ZONE 'UTC')::int AS hour FROM pgboss.job
     WHERE name = 'remove-old-data' AND state = 'created' AND start_after > now()`,
  )
  expect(waiting).toEqual([{ hour: 2 }])
})

it('is for admins', async () => {
  expect((await new ApiClient(app.url).get('/api/admin/retention')).status).toBe(401)
})
