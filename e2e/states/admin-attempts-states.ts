import type { Report, ReportAttempt, ReportText } from '@clarity/contracts'
import { expect, type Page } from '@playwright/test'
import { signInAsAdmin } from '../browser/sign-in.ts'
import { goalsReport } from '../product/goals-report.ts'
import type { State } from './state.ts'

const path = '/api/admin/reports/r2/attempts'

const attempt = (number: number): ReportAttempt => ({
  report_id: `r${number}`,
  demo_request_id: `d${number}`,
  started_at: `2026-11-1${number}T15:00:00.000Z`,
  generated_at: `2026-11-1${number}T15:10:00.000Z`,
  is_this: number === 2,
})

/** The first attempt: fewer goals, more talk, and less that was agreed. */
const earlier: Report = {
  ...goalsReport,
  actionItems: goalsReport.actionItems.slice(0, 1),
  goals: goalsReport.goals!.map((goal, at) => ({ ...goal, met: at === 0 ? false : goal.met })),
  measures: {
    ...goalsReport.measures!,
    talkShare: 0.71,
    questions: 3,
    openQuestions: 4,
    longestTurnSecs: 66,
    fillers: 17,
  },
}

const contents: Readonly<Record<string, Report>> = { r1: earlier, r2: goalsReport }

async function openAttempts(page: Page, rows: readonly ReportAttempt[]): Promise<void> {
  await page.route(`**${path}`, (route) => route.fulfill({ json: rows }))
  await page.route(/\/api\/admin\/reports\/r[12]$/, (route) => {
    const id = route.request().url().split('/').at(-1)!
    const answer: ReportText = { report_id: id, report_content: JSON.stringify(contents[id]) }
    return route.fulfill({ json: answer })
  })
  await signInAsAdmin(page)
  await page.goto(path.replace('/api', ''))
}

export const adminAttemptsStates: State[] = [
  {
    name: 'admin-report-attempts',
    async show(page) {
      await openAttempts(page, [attempt(1), attempt(2)])
      await expect(page.getByRole('row', { name: /^Share of talk/ })).toContainText('−13 points')
    },
  },
  {
    name: 'admin-report-attempts-only-one',
    isVariant: true,
    async show(page) {
      await openAttempts(page, [attempt(2)])
      await expect(page.getByText('There is nothing to compare yet.')).toBeVisible()
    },
  },
]
