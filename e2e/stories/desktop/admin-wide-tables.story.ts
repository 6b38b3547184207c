import type {
  CombinedReportRow,
  Conversation,
  DemoRequestRow,
  ReportRow,
  ReportRun,
  ReportView,
} from '@clarity/contracts'
import type { Page } from '@playwright/test'
import { lookAtWidth } from '../../browser/page-watch.ts'
import { signInAsAdmin } from '../../browser/sign-in.ts'
import { expect, test } from '../story.ts'

const id = '3f2a9c5b7d1e4f608192a3b4c5d6e7f8'
const at = '2026-11-20T12:00:00.000Z'
const longName = 'Wolfeschlegelsteinhausenbergerdorff Montgomery-Featherstonehaugh'
const people = {
  recipient_name: longName,
  manager_name: longName,
  recipient_phone: '+442079460018',
  manager_phone: '+442079460019',
}
const scenario_title = 'A scenario with a title that takes a good part of the width that there is'

const report: ReportRow = {
  report_id: id,
  demo_request_id: id,
  recipient_name: longName,
  recipient_phone: '+442079460018',
  generated_at: at,
}
const view: ReportView = {
  report_view_id: id,
  report_id: id,
  viewed_at: at,
  geo_location: 'Llanfairpwllgwyngyll, United Kingdom of Great Britain',
  email: 'maximiliana.featherstonehaugh@subsidiary.example.com',
  hasError: true,
  errorMessage: 'Report not found. Please check the URL and try again.',
}
const conversation: Conversation = { id, created_at: at, scenario_title, ...people }
const request: DemoRequestRow = {
  id,
  created_at: at,
  scenario_title,
  ...people,
  state: 'invitation_failed',
  state_since: at,
  cause: 'the invitation could not be sent',
  waits_until: null,
  call_error: null,
  next_action: null,
  undelivered: [],
  conversation_id: id,
}
const combined: CombinedReportRow = {
  combined_report_id: id,
  generated_at: at,
  conversation_count: 50,
  prompt_used: 'What did the best conversations have in common, and what should everybody learn from them?',
  short_code: 'Ab3dE',
  status: 'ready',
}
const run: ReportRun = {
  id,
  created_at: at,
  kind: 'combined',
  subject_id: id,
  version: null,
  writer: 'anthropic',
  model: 'a-model-with-a-long-name-and-a-date-20261120',
  outcome: 'fell-back',
  fallback_reason: 'The provider did not answer within its time.',
  calls: 3,
  tokens_in: 123_456,
  tokens_out: 12_345,
  duration_ms: 123_456,
  cost_usd: 1.234,
}

const tables: readonly [path: string, lists: Readonly<Record<string, object>>][] = [
  ['/admin/reports', { reports: report }],
  ['/admin/report-views', { 'report-views': view }],
  ['/admin/conversations', { conversations: conversation }],
  ['/admin/requests', { 'demo-requests': request }],
  ['/admin/combined-reports', { conversations: conversation, 'combined-reports': combined }],
  ['/admin/scenarios', {}],
  ['/admin/report-runs', { 'report-runs': run }],
]

async function openTables(page: Page, path: string, lists: Readonly<Record<string, object>>): Promise<void> {
  for (const [name, row] of Object.entries(lists))
    await page.route(new RegExp(`/api/admin/${name}(\\?|$)`), (route) =>
      route.fulfill({ json: [row], headers: { 'x-total-count': '1' } }),
    )
  await signInAsAdmin(page)
  await page.goto(path)
  await expect(page.getByRole('cell').first()).toBeVisible()
  await expect(page.locator('table[aria-busy="true"]')).toHaveCount(0)
}

/** The last columns of which a part is outside of their frame, or below something else. */
const hiddenLastColumns = (page: Page) =>
  page.locator('.kit-table-frame').evaluateAll((frames) =>
    frames.flatMap((frame) =>
      [...frame.querySelectorAll<HTMLElement>('tr > :last-child')]
        .filter((cell) => {
          const box = cell.getBoundingClientRect()
          const { left, right } = frame.getBoundingClientRect()
          return box.left < left || Math.floor(box.right) > Math.ceil(right) || box.width > (right - left) / 2
        })
        .map((cell) => cell.textContent),
    ),
  )

for (const [path, lists] of tables)
  test(`The last column of ${path} is in view at 1280 and at 1024 px`, async ({ page }) => {
    await openTables(page, path, lists)
    for (const width of [1280, 1024]) {
      await page.setViewportSize({ width, height: 800 })
      await lookAtWidth(page)
      expect(await hiddenLastColumns(page), `${width} px`).toEqual([])
    }
  })
