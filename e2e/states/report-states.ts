import { expect, type Page } from '@playwright/test'
import { answerAccess, holdAccess } from '../browser/answer-access.ts'
import { passGate } from '../browser/pass-gate.ts'
import { fewTopics } from '../product/few-topics.ts'
import type { State } from './state.ts'

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await passGate(page)
}

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { name })).toBeVisible()

export const reportStates: State[] = [
  {
    name: 'report-loading',
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
    async show(page) {
      await answerAccess(page, 202, { status: 'preparing' })
      await open(page, '/report/any')
      await heading(page, 'Preparing Report...')
    },
  },
  {
    name: 'report-not-ready',
    async show(page, _product, watch) {
      watch.expectFailedLoad(404, /\/api\/report\//)
      await open(page, '/report/unknown')
      await heading(page, 'Report Not Ready')
    },
  },
  {
    name: 'report-id-missing',
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
    async show(page, { samples }) {
      await open(page, await samples.report())
      await page.getByRole('article').first().getByText('Source').click()
      await page.getByRole('table').last().getByText('Source').first().click()
      await expect(page.getByRole('blockquote').first()).toBeVisible()
    },
  },
  {
    name: 'report-short',
    async show(page, { samples }) {
      await open(page, await samples.shortReport())
      await heading(page, 'Analysis')
    },
  },
  {
    name: 'report-two-topics',
    async show(page) {
      await answerAccess(page, 200, { content: JSON.stringify(fewTopics) })
      await open(page, '/report/two-topics')
      await heading(page, 'Analysis')
    },
  },
  {
    name: 'combined-report-rich',
    async show(page, { samples }) {
      await open(page, await samples.combinedReport())
      await heading(page, 'Combined Analysis Report')
    },
  },
]
