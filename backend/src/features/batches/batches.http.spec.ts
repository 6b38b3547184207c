import {
  BatchSummary,
  ErrorBody,
  RequestedDemo,
  SavedBatch,
  storedBatchTexts,
  StoredBatch,
  totalCountHeader,
  type StoredBatchRow,
} from '@clarity/contracts'
import { array } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { readCsv } from '../../../test/csv-rows.js'
import { DemoStory } from '../../../test/demo-story.js'
import { expectRefusal } from '../../../test/remotes-client.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'

const path = '/api/admin/batches'

let app: TestApp
let admin: ApiClient
let stranger: ApiClient

beforeAll(async () => {
  app = await startTestApp({ QUIET_HOURS: 'off' })
  admin = await ApiClient.signedIn(app)
  stranger = new ApiClient(app.url)
})
afterAll(() => app.close())

function row(id: number, change: Partial<StoredBatchRow> = {}): StoredBatchRow {
  return {
    id,
    role: 'recipient',
    managerName: '',
    managerPhone: '',
    recipientName: `Person ${id}`,
    recipientPhone: `+1415555${1000 + id}`,
    status: 'pending',
    errorMessage: '',
    requestId: '',
    shortCode: '',
    key: '',
    ...change,
  }
}

async function create(rows: StoredBatchRow[], client = admin): Promise<SavedBatch> {
  const answer = await client.post(path, { rows, page: 'page-1' })
  expect(answer.status).toBe(201)
  return answer.as(SavedBatch)
}

const get = async (id: string) => (await admin.get(`${path}/${id}`)).as(StoredBatch)
const save = (id: string, body: object, client = admin) => client.put(`${path}/${id}`, body)
const change = (id: string, body: object, client = admin) => client.send('PATCH', `${path}/${id}/rows`, body)

describe('a batch', () => {
  it('is kept with its rows in their order, whatever is typed', async () => {
    const rows = [row(2, { recipientPhone: 'not a phone' }), row(1), row(7, { role: 'manager', managerName: 'Ďana' })]
    const { id, revision } = await create(rows)
    expect(await get(id)).toEqual({ id, revision, scenario_id: null, rows: [rows[1], rows[0], rows[2]] })
  })

  it('is changed row by row, each time with the revision of the last answer', async () => {
    const { id, revision } = await create([row(1), row(2), row(3)])
    const failed = row(2, { status: 'error', errorMessage: 'Too many.' })
    const saved = (await change(id, { revision, rows: [failed, row(9)], removed: [3] })).as(SavedBatch)
    expect(saved).toEqual({ id, revision: revision + 1 })
    expect(await get(id)).toMatchObject({ revision: saved.revision, rows: [row(1), failed, row(9)] })
  })

  it('is replaced as a whole, and keeps its scenario unless another one is given', async () => {
    const { id, revision } = await create([row(1), row(2)])
    const first = (await save(id, { revision, rows: [row(5)], scenario_id: 's1' })).as(SavedBatch)
    await save(id, { revision: first.revision, rows: [row(6)] })
    expect(await get(id)).toMatchObject({ scenario_id: 's1', rows: [row(6)] })
  })

  it.each([
    ['PUT', save],
    ['PATCH', change],
  ])('is not changed by a %s of an earlier revision, which another page has', async (_, send) => {
    const { id, revision } = await create([row(1)])
    await change(id, { revision, rows: [row(2)], page: 'page-2' })
    expectRefusal(await send(id, { revision, rows: [row(3)], page: 'page-1' }), 409, storedBatchTexts.savedLater)
    expect((await get(id)).rows).toEqual([row(1), row(2)])
  })

  it('is changed again by a page that did not get the answer to its own last change', async () => {
    const { id, revision } = await create([row(1)])
    await change(id, { revision, rows: [row(2)], page: 'page-1' })
    expect((await change(id, { revision, rows: [row(2), row(3)], page: 'page-1' })).status).toBe(200)
    expect((await get(id)).rows).toEqual([row(1), row(2), row(3)])
  })

  it('takes one of two changes of the same revision at once', async () => {
    const { id, revision } = await create([row(1)])
    const pages = Array.from({ length: 8 }, (_, index) => `page ${index}`)
    const answers = await Promise.all(pages.map((page) => change(id, { revision, rows: [row(1)], page })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
  })

  it('of 10,000 rows is kept, and changed in one row', async () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => row(index + 1))
    const { id, revision } = await create(rows)
    await change(id, { revision, rows: [row(5_000, { recipientName: 'Changed' })] })
    const stored = (await get(id)).rows
    expect(stored).toHaveLength(10_000)
    expect(stored[4_999]).toMatchObject({ recipientName: 'Changed' })
  })

  it.each([
    ['no rows', {}],
    ['an unknown role', { rows: [{ ...row(1), role: 'boss' }] }],
    ['an unknown status', { rows: [{ ...row(1), status: 'done' }] }],
    ['an id that is no number', { rows: [{ ...row(1), id: 'a' }] }],
    ['too long a name', { rows: [row(1, { recipientName: 'x'.repeat(501) })] }],
  ])('is refused with %s', async (_, body) => {
    const { id, revision } = await create([row(1)])
    for (const answer of [
      await admin.post(path, body),
      await save(id, { revision, ...body }),
      await change(id, { revision, ...body }),
    ]) {
      expect(answer.status).toBe(400)
      answer.as(ErrorBody)
    }
  })

  it('that does not exist is 404', async () => {
    for (const answer of [
      await admin.get(`${path}/none`),
      await admin.get(`${path}/none/export`),
      await save('none', { revision: 1, rows: [] }),
      await change('none', { revision: 1, rows: [] }),
    ])
      expectRefusal(answer, 404, storedBatchTexts.notFound)
  })

  it('requires a session', async () => {
    for (const answer of [
      await stranger.get(path),
      await stranger.post(path, { rows: [] }),
      await stranger.get(`${path}/x`),
      await stranger.get(`${path}/x/export`),
      await save('x', { revision: 1, rows: [] }, stranger),
      await change('x', { revision: 1, rows: [] }, stranger),
    ])
      expect(answer.status).toBe(401)
  })
})

describe('GET /api/admin/batches', () => {
  it('lists batches with their counts, newest first, and none that is empty', async () => {
    const before = Number((await admin.get(path)).headers.get(totalCountHeader))
    await create([row(1, { recipientName: '', recipientPhone: '' })])
    const { id } = await create([
      row(1, { status: 'success', requestId: 'r1', shortCode: 'Ab3dE' }),
      row(2, { status: 'error', recipientName: 'Tomás Müller' }),
      row(3),
      row(4, { recipientName: '', recipientPhone: '' }),
    ])
    const answer = await admin.get(path)
    expect(Number(answer.headers.get(totalCountHeader))).toBe(before + 1)
    expect(answer.as(array(BatchSummary))[0]).toMatchObject({
      id,
      created_by: 'admin@example.com',
      is_own: true,
      scenario_title: null,
      row_count: 3,
      created_count: 1,
      failed_count: 1,
    })
    const find = async (q: string) =>
      (await admin.get(`${path}?q=${q}`)).as(array(BatchSummary)).map((batch) => batch.id)
    expect(await find('muller')).toEqual([id])
    expect(await find('zz')).toEqual([])
    expect(await find('to')).toEqual([id])
  })

  it('is sorted, and refuses an unknown order', async () => {
    const counts = (await admin.get(`${path}?sort=-row_count`)).as(array(BatchSummary)).map((batch) => batch.row_count)
    expect(counts).toEqual([...counts].sort((one, other) => other - one))
    expect((await admin.get(`${path}?sort=nonsense`)).status).toBe(400)
  })
})

describe('GET /api/admin/batches/{id}/export', () => {
  it('has every row with its result, and no formula', async () => {
    const { id } = await create([
      row(3, { recipientName: '=1+1', status: 'success', requestId: 'r1', shortCode: 'Ab3dE' }),
      row(8, { status: 'error', errorMessage: 'Too many.' }),
    ])
    const answer = await admin.get(`${path}/${id}/export`)
    expect(answer.headers.get('content-disposition')).toMatch(/filename="batch-[\d-]+[.]csv"/)
    const [head, ...rows] = readCsv(`\uFEFF${answer.body as string}`)
    expect(head).toEqual([
      'Row',
      'Role',
      'Manager Name',
      'Manager Phone',
      'Recipient Name',
      'Recipient Phone',
      'Status',
      'Error',
      'Demo Request ID',
      'Short Code',
    ])
    expect(rows).toEqual([
      ['1', 'recipient', '', '', "'=1+1", "'+14155551003", 'success', '', 'r1', 'Ab3dE'],
      ['2', 'recipient', '', '', 'Person 8', "'+14155551008", 'error', 'Too many.', '', ''],
    ])
  })
})

describe('a row that is submitted', () => {
  it('has its result even if its page is gone, and is not sent again from another browser', async () => {
    const story = new DemoStory(admin)
    const body = await story.requestBody({ role: 'recipient', recipientPhone: '+14155557001' })
    const { id } = await create([row(1, { status: 'submitting', key: 's1.k1' })])
    const first = (await admin.post('/api/request-demo', body, { 'idempotency-key': 's1.k1' })).as(RequestedDemo)
    expect((await get(id)).rows[0]).toMatchObject({ status: 'success', ...first })

    const other = await ApiClient.signedIn(app)
    const again = await other.post('/api/request-demo', body, { 'idempotency-key': 's1.k1' })
    expect(again.as(RequestedDemo)).toEqual(first)
    const [{ count }] = await app.dataSource.query<[{ count: number }]>(
      `SELECT count(*)::int FROM demo_requests WHERE recipient_phone = '+14155557001'`,
    )
    expect(count).toBe(1)
  })

  it('keeps the revision of its page, which goes on', async () => {
    const story = new DemoStory(admin)
    const { id, revision } = await create([row(1, { key: 's1.k2' }), row(2)])
    const body = await story.requestBody({ role: 'recipient', recipientPhone: '+14155557002' })
    await admin.post('/api/request-demo', body, { 'idempotency-key': 's1.k2' })
    expect((await change(id, { revision, rows: [row(2, { status: 'submitting' })] })).status).toBe(200)
  })
})
