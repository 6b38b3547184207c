import { afterAll, beforeAll, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { insertListedRows } from '../../../test/listed-rows.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { withClient } from '../../../test/with-client.js'

/** Counted exactly. */
const most = 10_000

let app: TestApp
let admin: ApiClient

beforeAll(async () => {
  app = await startTestApp()
  admin = await ApiClient.signedIn(app)
  await withClient(app.databaseUrl, (client) => insertListedRows(client, most))
}, 120_000)
afterAll(() => app.close())

async function countOf(path: string) {
  const { status, headers } = await admin.get(path)
  expect([path, status]).toEqual([path, 200])
  return { total: headers.get('x-total-count'), isExact: headers.get('x-total-count-exact') }
}

const lists = ['reports', 'conversations', 'demo-requests']

it.each(lists)('ten thousand %s are counted, whole and searched', async (list) => {
  expect(await countOf(`/api/admin/${list}`)).toEqual({ total: `${most}`, isExact: null })
  expect(await countOf(`/api/admin/${list}?q=person`)).toEqual({ total: `${most}`, isExact: null })
  expect(await countOf(`/api/admin/${list}?q=nothing+at+all`)).toEqual({ total: '0', isExact: null })
})

it('a filter is counted on its own, with and without rows', async () => {
  expect(await countOf('/api/admin/demo-requests?state=invited')).toEqual({ total: '2500', isExact: null })
  expect(await countOf('/api/admin/demo-requests?state=confirmed')).toEqual({ total: '0', isExact: null })
})

it('the next page says no total', async () => {
  const [, next] = /<(.*)>/.exec((await admin.get('/api/admin/reports')).headers.get('link')!)!
  expect(await countOf(next!)).toEqual({ total: null, isExact: null })
})

it('one more is an estimate, and says so', async () => {
  await app.dataSource.query(
    `INSERT INTO demo_requests (id, role, scenario_id, recipient_name, state)
     SELECT 'one more', role, scenario_id, 'Person One', 'invited' FROM demo_requests LIMIT 1`,
  )
  const { total, isExact } = await countOf('/api/admin/demo-requests')
  expect(isExact).toBe('false')
  expect(Number(total)).toBeGreaterThan(most)
  expect((await countOf('/api/admin/demo-requests?q=person')).isExact).toBe('false')
  expect(await countOf('/api/admin/demo-requests?state=invited')).toEqual({ total: '2501', isExact: null })
})
