import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as details from '../../report-details'
import { aReport } from '../../test-data/a-report'
import { ReportPage } from './report-page'

vi.mock('../../load-report-details', () => ({ loadReportDetails: () => Promise.resolve(details) }))

async function showWhole(change = {}) {
  const page = render(<ReportPage report={aReport(change)} />).container
  await screen.findByRole('heading', { name: 'Action Items' })
  return page
}

const arabic = {
  scenarioName: 'تسليم متأخر',
  overview: 'بقيت **هادئة**.\n\n1. أولاً\n2. ثانياً',
  keyPoints: [{ title: 'الاستماع', content: 'سمعت.', evidence: [{ turn: 2, quote: 'أفهمك.', t: 81 }] }],
  actionItems: [{ text: 'اتصل يوم الخميس', status: 'pending' as const }],
  visualizations: { التسليم: { sentiment: 20, frequency: 80 } },
}
const written = ['بقيت', 'الاستماع', 'سمعت.', 'اتصل يوم الخميس', 'التسليم']

function saying(page: HTMLElement, words: string) {
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) if (texts.currentNode.textContent!.includes(words)) return texts.currentNode.parentElement!
  throw new Error(`${words} is not there`)
}

test('a report has the direction of its letters, and the language that it is written in', async () => {
  const page = await showWhole({ ...arabic, meta: { writer: 'llm', language: 'ar' } })
  for (const words of [...written, 'أفهمك.']) {
    expect(saying(page, words).closest('[dir=auto]')).toBeTruthy()
    expect(saying(page, words).closest('[lang]')?.getAttribute('lang')).toBe('ar')
  }
  for (const name of ['تسليم متأخر', 'Maya Okafor']) expect(saying(page, name).closest('[dir=auto]')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Key Points' }).closest('[lang]')).toBeNull()
})

test('the text of the offline writer has the language of the page, its quotes the language of the conversation', async () => {
  const page = await showWhole({ ...arabic, meta: { writer: 'offline', language: 'ar' } })
  for (const words of written) expect(saying(page, words).closest('[lang]')).toBeNull()
  expect(saying(page, 'أفهمك.').lang).toBe('ar')
})

test('a report that knows no language has none', async () => {
  expect((await showWhole()).querySelector('[lang]')).toBeNull()
})
