import {
  CombinedReportRow,
  Conversation,
  DemoRequestRow,
  Report,
  ReportRow,
  ReportRun,
  ReportView,
} from '@clarity/contracts'
import { array, parse, type GenericSchema } from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ApiClient } from '../../test/api-client.js'
import { startTestApp, type TestApp } from '../../test/test-app.js'
import { seedDatabase } from './seed-database.js'

const now = new Date('2026-05-20T09:30:00Z')
const options = { now, publicUrl: 'http://localhost:3000', say: () => {} }

const tables = {
  demo_requests: 'id',
  demo_request_transitions: 'demo_request_id, at',
  conversations: 'id',
  reports: 'id',
  report_versions: 'report_id',
  report_views: 'id',
  report_runs: 'id',
  combined_reports: 'id',
  combined_report_conversations: 'combined_report_id, position',
  short_codes: 'code',
  sms_messages: 'id',
  calls: 'id',
  opt_outs: 'phone',
}

let app: TestApp
let admin: ApiClient

beforeAll(async () => {
  app = await startTestApp()
  admin = await ApiClient.signedIn(app)
  await seedDatabase(app.app, options)
}, 120_000)
afterAll(() => app.close())

/** Every row of the seed, without the identity of a transition, which keeps counting. */
async function readAll(): Promise<Record<string, unknown[]>> {
  const read = async ([table, order]: [string, string]) => {
    const rows: { row: Record<string, unknown> }[] = await app.dataSource.query(
      `SELECT to_jsonb(${table}) - '${table === 'demo_request_transitions' ? 'id' : ''}' AS row FROM ${table} ORDER BY ${order}`,
    )
    return [table, rows] as const
  }
  return Object.fromEntries(await Promise.all(Object.entries(tables).map(read)))
}

it('gives the same rows when it is run again', { timeout: 120_000 }, async () => {
  const first = await readAll()
  expect(await seedDatabase(app.app, options)).toBe(24)
  expect(await readAll()).toEqual(first)
  expect(Object.entries(first).filter(([, rows]) => rows.length === 0)).toEqual([])
})

it.each([
  ['demo-requests', DemoRequestRow, 24],
  ['conversations', Conversation, 18],
  ['reports', ReportRow, 18],
  ['combined-reports', CombinedReportRow, 3],
  ['report-views', ReportView, 29],
  ['report-runs', ReportRun, 18],
] as [string, GenericSchema, number][])('shows rows in the list of %s', async (list, row, count) => {
  const rows = (await admin.get(`/api/admin/${list}?limit=100`)).as(array(row))
  expect(rows).toHaveLength(count)
})

it('writes reports that the product would have written, within the month before', async () => {
  const rows: { content: string; generated_at: Date }[] = await app.dataSource.query('SELECT * FROM reports')
  for (const { content, generated_at } of rows) {
    const report = parse(Report, JSON.parse(content))
    expect(report.keyPoints.length).toBeGreaterThan(0)
    const days = (now.getTime() - generated_at.getTime()) / 86_400_000
    expect(days).toBeGreaterThan(0)
    expect(days).toBeLessThan(30)
  }
})

it('does not change a database with other conversations', async () => {
  const other = await startTestApp()
  await other.dataSource.query(
    `INSERT INTO conversations (id, provider, provider_conversation_id, counts, started_at, duration_secs, transcript)
     VALUES ('own', 'builtin', 'own', false, now(), 1, '[]')`,
  )
  await expect(seedDatabase(other.app, options)).rejects.toThrow(/did not come from a seed/)
  await other.close()
})
