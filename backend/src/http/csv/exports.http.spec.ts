import { CombinedReportRow, Conversation, DemoRequestRow, ErrorBody, ReportRow, ReportView } from '@clarity/contracts'
import { formulas } from '@clarity/test-kit/hostile-texts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readAllPages } from '../../../test/all-pages.js'
import { ApiClient, type Answer } from '../../../test/api-client.js'
import { insertConversation } from '../../../test/conversation-rows.js'
import { readCsv } from '../../../test/csv-rows.js'
import { DemoStory } from '../../../test/demo-story.js'
import { insertCombinedReport, insertReport } from '../../../test/report-rows.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'

const lists = ['reports', 'report-views', 'conversations', 'combined-reports', 'report-runs', 'demo-requests']

let app: TestApp
let admin: ApiClient

beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: 'loopback', PUBLIC_URL: 'https://clarity.example.com' })
  admin = await ApiClient.signedIn(app)
})
afterAll(() => app.close())

/** fetch strips the byte order mark. */
const rowsOf = (answer: Answer) => readCsv(`\uFEFF${answer.body as string}`)

async function exported(list: string, query = ''): Promise<string[][]> {
  const answer = await admin.get(`/api/admin/${list}/export${query}`)
  expect(answer.status).toBe(200)
  return rowsOf(answer)
}

const truncate = () =>
  app.dataSource.query('TRUNCATE reports, report_views, conversations, combined_reports, demo_requests CASCADE')

describe.each(lists)('the export of %s', (list) => {
  it('is for admins', async () => {
    expect((await new ApiClient(app.url).get(`/api/admin/${list}/export`)).status).toBe(401)
  })

  it('is a file that is not cached', async () => {
    const { headers } = await admin.get(`/api/admin/${list}/export`)
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="${list}-\\d{4}-\\d{2}-\\d{2}[.]csv"$`),
    )
  })

  it('is refused with a sentence for a column that there is not', async () => {
    const answer = await admin.get(`/api/admin/${list}/export?sort=nonsense`)
    expect(answer.status).toBe(400)
    expect(answer.as(ErrorBody).error).toMatch(/^sort must be one of /)
  })
})

describe('the rows of an export', () => {
  it('are a report’s columns as on the screen', async () => {
    await truncate()
    const id = await insertReport(app.dataSource, 'preparing')
    const [row] = (await readAllPages(admin, '/api/admin/reports', ReportRow)).flat()
    expect(await exported('reports')).toEqual([
      ['Report ID', 'Demo Request ID', 'Recipient Name', 'Recipient Phone', 'Generated At'],
      [id, row!.demo_request_id, 'Ada Lovelace', "'+14155550102", ''],
    ])
  })

  it('are a report view’s columns as on the screen', async () => {
    await truncate()
    await app.dataSource.query(
      `INSERT INTO report_views (id, report_id, email, address, geo_location, has_error, error_message, outcome, viewed_at)
       VALUES ('v1', 'r1', 'ada@example.com', '127.0.0.1', 'Paris, France', true, 'It "broke".', 'viewed', '2026-01-02T03:04:05Z'),
              ('v2', 'r1', NULL, '127.0.0.1', NULL, NULL, NULL, 'viewed', '2026-01-01T00:00:00Z')`,
    )
    expect(await exported('report-views')).toEqual([
      ['View ID', 'Report ID', 'Viewed At', 'Geo Location', 'Email', 'Has Error', 'Error Message', 'Verified'],
      ['v1', 'r1', '2026-01-02T03:04:05.000Z', 'Paris, France', 'ada@example.com', 'true', 'It "broke".', ''],
      ['v2', 'r1', '2026-01-01T00:00:00.000Z', '', '', '', '', ''],
    ])
  })

  it('are a conversation’s columns as on the screen', async () => {
    await truncate()
    await insertReport(app.dataSource, 'written')
    await insertConversation(app.dataSource)
    const rows = (await readAllPages(admin, '/api/admin/conversations', Conversation)).flat()
    expect(await exported('conversations')).toEqual([
      ['Date/Time', 'Scenario', 'Participants', 'Phone Numbers'],
      [rows[0]!.created_at, '', '', ''],
      [rows[1]!.created_at, 'Budget talk', 'Ada Lovelace / Grace Hopper', 'R: +14155550102 / M: +14155550101'],
    ])
  })

  it('are a demo request’s columns as on the screen, its id and what blocks it', async () => {
    await truncate()
    await insertReport(app.dataSource, 'written')
    const [row] = (await readAllPages(admin, '/api/admin/demo-requests', DemoRequestRow)).flat()
    const people = ['Ada Lovelace / Grace Hopper', 'R: +14155550102 / M: +14155550101', 'Budget talk']
    expect(await exported('demo-requests')).toEqual([
      ['Requested At', 'State', 'Participants', 'Phone Numbers', 'Scenario', 'Campaign', 'Demo Request ID'].concat([
        'State Since',
        'Cause',
        'Not Delivered',
      ]),
      [row!.created_at, row!.state, ...people, '', row!.id, row!.state_since, '', ''],
    ])
  })

  it('are a combined report’s columns as on the screen, with whole links', async () => {
    await truncate()
    const id = await insertCombinedReport(app.dataSource, 'written')
    const [row] = (await readAllPages(admin, '/api/admin/combined-reports', CombinedReportRow)).flat()
    const headings = ['Report ID', 'Generated', 'Conversations', 'Prompt Preview', 'View']
    const link = `https://clarity.example.com/combined-report/${id}`
    expect(await exported('combined-reports')).toEqual([headings, [id, row!.generated_at, '2', 'Sum it up.', link]])
    await app.dataSource.query(
      `INSERT INTO short_codes (code, target_kind, target_id) VALUES ('abcde', 'combined_report', $1)`,
      [id],
    )
    expect((await exported('combined-reports'))[1]!.at(-1)).toBe('https://clarity.example.com/abcde')
  })

  it('are all results of the search, in the requested order, over many batches', async () => {
    await truncate()
    await app.dataSource.query(
      `INSERT INTO report_views (id, report_id, email, address, outcome, viewed_at)
       SELECT 'v' || i, 'r' || i % 2, 'reader' || lpad((i * 7919 % 9001)::text, 4, '0') || '@example.com', '127.0.0.1',
         'viewed', now() + i % 10 * interval '1 second' FROM generate_series(1, 9000) i`,
    )
    const [, ...all] = await exported('report-views')
    expect(new Set(all.map(([id]) => id)).size).toBe(9000)
    const [, ...found] = await exported('report-views', '?q=READER&sort=-email&limit=3')
    const emails = found.map((row) => row[4]!)
    expect(emails).toHaveLength(9000)
    expect(emails).toEqual(emails.toSorted().toReversed())
    const [, ...few] = await exported('report-views', '?q=reader000')
    expect(few.length).toBeLessThan(11)
    expect(few.every((row) => row[4]!.startsWith('reader000'))).toBe(true)
  })
})

describe('a cell with a text from outside', () => {
  /** A formula, or the beginning of one, for a spreadsheet. */
  const live = /^[\s\u200B\uFEFF]*[=+\-@|%＝＋－＠｜％]|^\s*[\t\r\n]/

  /** Expects the texts of one column, in any order, unchanged except for apostrophes; none may be a formula. */
  async function expectTexts(list: string, column: number, texts: readonly string[]): Promise<void> {
    const cells = (await exported(list)).slice(1).map((row) => row[column]!)
    expect(cells.filter((cell) => live.test(cell))).toEqual([])
    expect(cells.map(withoutMarks).toSorted()).toEqual(texts.map(withoutMarks).toSorted())
  }

  const withoutMarks = (text: string) => text.replaceAll("'", '')

  it('is text, in the name of the requester of a demo', async () => {
    await truncate()
    const story = new DemoStory(admin)
    const requested = await Promise.all(formulas.map((recipientName) => story.request({ recipientName })))
    for (const { requestId } of requested) {
      const conversationId = await insertConversation(app.dataSource, { demoRequestId: requestId })
      await app.dataSource.query('INSERT INTO reports (id, demo_request_id, conversation_id) VALUES ($1, $1, $2)', [
        requestId,
        conversationId,
      ])
    }
    const names = (await readAllPages(admin, '/api/admin/reports', ReportRow)).flat().map((row) => row.recipient_name!)
    expect(names).toHaveLength(formulas.length)
    await expectTexts('reports', 2, names)
    await expectTexts(
      'conversations',
      2,
      names.map((name) => `${name} / Dana Reyes`),
    )
  })

  it('is text, in what a reader’s browser reports', async () => {
    await truncate()
    const id = await insertReport(app.dataSource, 'written')
    for (const [number, errorMessage] of formulas.entries()) {
      const body = { email: `=cmd${number}@example.com`, hasError: true, errorMessage }
      const answer = await admin.post(`/api/report/${id}`, body, { 'x-forwarded-for': `203.0.113.${number}` })
      expect(answer.status).toBe(204)
    }
    const rows = (await readAllPages(admin, '/api/admin/report-views', ReportView)).flat()
    expect(rows).toHaveLength(formulas.length)
    await expectTexts(
      'report-views',
      4,
      rows.map((row) => row.email!),
    )
    await expectTexts(
      'report-views',
      6,
      rows.map((row) => row.errorMessage!),
    )
  })

  it('is text, in a prompt', async () => {
    await truncate()
    for (const prompt of formulas)
      await app.dataSource.query(`INSERT INTO combined_reports (id, prompt, conversation_count) VALUES ($1, $2, 1)`, [
        crypto.randomUUID(),
        prompt,
      ])
    await expectTexts('combined-reports', 3, formulas)
  })
})
