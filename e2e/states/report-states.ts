import { expect, type Page } from '@playwright/test'
import { answerAccess, holdAccess } from '../browser/answer-access.ts'
import { passGate } from '../browser/pass-gate.ts'
import { fewTopics } from '../product/few-topics.ts'
import { goalsReport } from '../product/goals-report.ts'
import type { State } from './state.ts'

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await passGate(page)
}

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { name })).toBeVisible()

export const reportStates: State[] = [
  {
    name: 'report-loading',
    isVariant: true,
    async show(page, { samples }) {
      await open(page, await samples.shortReport())
      await heading(page, 'Overview')
      await holdAccess(page)
      await page.reload()
      await expect(page.getByRole('status')).toHaveText('Loading...')
    },
  },
  {
    name: 'report-preparing',
    isVariant: true,
    async show(page) {
      await answerAccess(page, 202, { status: 'preparing' })
      await open(page, '/report/any')
      await heading(page, 'Preparing Report...')
    },
  },
  {
    name: 'report-not-ready',
    isVariant: true,
    async show(page, _product, watch) {
      watch.expectFailedLoad(404, /\/api\/report\//)
      await open(page, '/report/unknown')
      await heading(page, 'Report Not Ready')
    },
  },
  {
    name: 'report-id-missing',
    isVariant: true,
    async show(page) {
      await page.goto('/report/')
      await heading(page, 'Report Not Ready')
    },
  },
  {
    name: 'report-rich',
    async show(page, { samples }) {
      await open(page, await samples.report())
      await heading(page, 'Key Points')
    },
  },
  {
    name: 'report-rich-unfolded',
    isVariant: true,
    async show(page, { samples }) {
      await open(page, await samples.report())
      await page.getByRole('article').first().getByText('Source').click()
      await page.getByRole('table').last().getByText('Source').first().click()
      await expect(page.getByRole('article').first().getByRole('figure').first()).toBeVisible()
    },
  },
  {
    name: 'report-short',
    isVariant: true,
    async show(page, { samples }) {
      await open(page, await samples.shortReport())
      await heading(page, 'Analysis')
    },
  },
  {
    name: 'report-two-topics',
    isVariant: true,
    async show(page) {
      await answerAccess(page, 200, { content: JSON.stringify(fewTopics) })
      await open(page, '/report/two-topics')
      await heading(page, 'Analysis')
    },
  },
  {
    name: 'report-goals',
    isVariant: true,
    async show(page) {
      await answerAccess(page, 200, { content: JSON.stringify(goalsReport) })
      await open(page, '/report/goals')
      await heading(page, 'Action Items')
    },
  },
  {
    name: 'report-without-details',
    isVariant: true,
    async show(page, _product, watch) {
      watch.expectFailedLoad('net::ERR_CONNECTION_RESET', /\/viewer\/details/)
      await page.route('**/viewer/details*', (route) => route.abort('connectionreset'))
      await answerAccess(page, 200, { content: JSON.stringify(goalsReport) })
      await open(page, '/report/goals')
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'combined-report-table',
    isVariant: true,
    async show(page) {
      const table =
        '| Who | Share of talk | Questions |\n| :-- | --: | --: |\n| Maya | 58 % | 7 |\n| Jonas | **61 %** | 3 |'
      await answerAccess(page, 200, { content: `## Participant Analysis\n\n${table}\n\nBoth asked few questions.` })
      await open(page, '/combined-report/table')
      await heading(page, 'Participant Analysis')
    },
  },
  {
    name: 'combined-report-rich',
    isVariant: true,
    async show(page, { samples }) {
      await open(page, await samples.combinedReport())
      await heading(page, 'Combined Analysis Report')
    },
  },
]
