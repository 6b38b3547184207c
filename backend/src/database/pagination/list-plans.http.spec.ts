import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { insertListedRows } from '../../../test/listed-rows.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { withClient } from '../../../test/with-client.js'

/** More than are looked at in order, so reading all of them shows. */
const rows = 20_000
/** A count reads ten thousand and one; parallel workers have read some more by then. */
const mostRead = 14_000

const big =
  /^(demo_requests|conversations|reports|report_views|report_runs|sms_messages|demo_request_transitions|batch_rows)$/

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  /** Of each loop; parallel workers are loops too. */
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  /** What an index gave and the condition did not want. */
  readonly 'Rows Removed by Index Recheck'?: number
  readonly Plans?: readonly Plan[]
}

let app: TestApp
let admin: ApiClient

beforeAll(async () => {
  app = await startTestApp()
  admin = await ApiClient.signedIn(app)
  await withClient(app.databaseUrl, (client) => insertListedRows(client, rows))
}, 120_000)
afterAll(() => app.close())

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** The queries of a list's call that read its tables, with their parameters. */
async function queriesOf(path: string): Promise<[string, unknown[]][]> {
  const query = vi.spyOn(app.dataSource, 'query')
  const { status } = await admin.get(path)
  const calls = [...query.mock.calls] as unknown as [string, unknown[] | undefined][]
  query.mockRestore()
  expect([path, status]).toEqual([path, 200])
  const read = calls.filter(([sql]) => /^\s*(SELECT|WITH) .* FROM /s.test(sql))
  expect(read).not.toEqual([])
  return read.map(([sql, values]) => [sql, values ?? []])
}

/** What reads or sorts a big table from its beginning to its end. */
async function costliest(sql: string, values: unknown[]): Promise<string[]> {
  const [{ 'QUERY PLAN': plans }] = await app.dataSource.query<[{ 'QUERY PLAN': [{ Plan: Plan }] }]>(
    `EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`,
    values,
  )
  return nodesOf(plans[0].Plan).flatMap((node) => {
    const name = node['Node Type']
    const read = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
    if (name === 'Seq Scan' && big.test(node['Relation Name'] ?? '') && read > mostRead)
      return `reads ${node['Relation Name']}`
    const removed = (node['Rows Removed by Index Recheck'] ?? 0) * node['Actual Loops']
    if (removed > mostRead) return `finds ${removed} rows of ${node['Relation Name']} in vain`
    return /^Sort|^Index/.test(name) && read > mostRead ? `${name} of ${read} rows: ${node['Relation Name']}` : []
  })
}

async function costliestOf(path: string): Promise<string[]> {
  const found = []
  for (const [sql, values] of await queriesOf(path))
    found.push(...(await costliest(sql, values)).map((what) => `${what} in ${sql}`))
  return found
}

interface Document {
  readonly paths: Record<string, { get?: { parameters?: { name: string; schema: { enum?: string[] } }[] } }>
}

/** Every list with every order, as the document of the API has them. */
async function listOrders(): Promise<string[]> {
  const { paths } = (await admin.get('/api/openapi.json')).body as Document
  return Object.entries(paths).flatMap(([path, { get }]) => {
    const sorts = get?.parameters?.find(({ name }) => name === 'sort')?.schema.enum ?? []
    return path.endsWith('/export') ? [] : sorts.map((sort) => `${path}?sort=${sort}`)
  })
}

it('reads the first and the second page of every list in every order from an index', async () => {
  const orders = await listOrders()
  expect(orders.length).toBeGreaterThan(60)
  for (const path of orders) {
    expect(await costliestOf(path)).toEqual([])
    const link = /<(.*)>/.exec((await admin.get(`${path}&limit=50`)).headers.get('link') ?? '')
    expect(link, `${path} has a second page`).not.toBeNull()
    expect(await costliestOf(link![1]!)).toEqual([])
  }
}, 120_000)

const lists = ['demo-requests', 'conversations', 'reports', 'report-views', 'report-runs', 'batches']

it.each(lists)('finds what is rare, frequent, short or missing in the list of %s by an index', async (list) => {
  for (const q of [
    '5f4dcc3b',
    'person',
    'reader',
    'pe',
    'zq',
    'ex',
    '@e',
    '-p',
    '12',
    'e',
    '+',
    'nothing at all',
    '(212) 000-0017',
  ])
    expect(await costliestOf(`/api/admin/${list}?q=${encodeURIComponent(q)}`)).toEqual([])
})

it.each(['5f4dcc3b', '(212) 000-0017', 'reader17@example.com', 'nothing at all'])(
  'finds %s in all by an index',
  async (q) => {
    expect(await costliestOf(`/api/admin/search?q=${encodeURIComponent(q)}`)).toEqual([])
  },
)

it.each(['state=invited', 'state=invited,expired', 'campaign=campaign 7', 'cause=cause 7', 'cause=undelivered'])(
  'filters demo requests by %s with an index',
  async (filter) => {
    expect(await costliestOf(`/api/admin/demo-requests?${filter}`)).toEqual([])
  },
)

it('notices an order and a search that have no index', async () => {
  await app.dataSource.query('DROP INDEX reports_by_recipient, reports_lines, batch_rows_lines')
  expect(await costliestOf('/api/admin/reports?sort=recipient_name')).not.toEqual([])
  expect(await costliestOf('/api/admin/reports?q=5f4dcc3b')).not.toEqual([])
  expect(await costliestOf('/api/admin/batches?q=5f4dcc3b')).not.toEqual([])
})
