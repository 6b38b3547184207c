import type { ReportVersion, ReportVersionText } from '@clarity/contracts'
import { expect, type Page } from '@playwright/test'
import { signInAsAdmin } from '../browser/sign-in.ts'
import type { State } from './state.ts'

const path = '/api/admin/reports/3f2a9c5b7d1e4f608192a3b4c5d6e7f8/versions'

const version = (number: number, change: Partial<ReportVersion>): ReportVersion => ({
  version: number,
  written_at: `2026-11-2${number}T12:00:00.000Z`,
  writer: 'offline',
  cause: 'written',
  current: false,
  ...change,
})

const versions: readonly ReportVersion[] = [
  version(3, { cause: 'restored', restored_from: 1, current: true }),
  version(2, { cause: 're-run', writer: 'llm' }),
  version(1, {}),
]

const contentOf = (overview: string, point: string) =>
  JSON.stringify({
    id: 'r1',
    scenarioName: 'Salary negotiation',
    date: '2026-11-20T12:00:00.000Z',
    duration: 260,
    participants: { recipient: { name: 'Marcus Webb', phone: '', role: 'Employee' } },
    overview,
    keyPoints: [{ title: 'The ask', content: point }],
    actionItems: [{ text: 'The manager will call Marcus on Thursday.', status: 'pending' }],
    visualizations: { Salary: { sentiment: 48, frequency: 100 } },
  })

const first = contentOf('Marcus asks for 71,000 euros and is told to wait.', 'He names his projects.')
const second = contentOf(
  'Marcus asks for 74,000 euros from March and is told to wait until Thursday.',
  'He names his projects and what they earned.',
)

async function openVersions(page: Page, rows: readonly ReportVersion[]): Promise<void> {
  await page.route(`**${path}`, (route) => route.fulfill({ json: rows }))
  await page.route(`**${path}/*`, (route) => {
    const number = Number(route.request().url().split('/').at(-1))
    const answer: ReportVersionText = {
      report_id: 'r1',
      version: number,
      report_content: number === 2 ? second : first,
    }
    return route.fulfill({ json: answer })
  })
  await signInAsAdmin(page)
  await page.goto(path.replace('/api', ''))
}

export const adminVersionsStates: State[] = [
  {
    name: 'admin-report-versions',
    async show(page) {
      await openVersions(page, versions)
      await expect(page.getByText(/^\d+ words? removed, \d+ added$/)).toBeVisible()
    },
  },
  {
    name: 'admin-report-versions-restore',
    isVariant: true,
    async show(page) {
      await openVersions(page, versions)
      await page.getByRole('button', { name: 'Restore version 2' }).click()
      await expect(page.getByRole('dialog', { name: 'Restore version 2?' })).toBeVisible()
    },
  },
  {
    name: 'admin-report-versions-empty',
    isVariant: true,
    async show(page) {
      await openVersions(page, [])
      await expect(page.getByText('This report has not been written yet.')).toBeVisible()
    },
  },
]
