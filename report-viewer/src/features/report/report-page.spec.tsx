import { expectAccessible } from '@clarity/test-kit/accessibility'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as details from '../../report-details'
import { loadReportDetails } from '../../load-report-details'
import { aReport } from '../../test-data/a-report'
import { detailsTexts, failureTexts } from '../../texts'
import { ReportPage } from './report-page'

vi.mock('../../load-report-details', () => ({ loadReportDetails: vi.fn() }))

const show = (change = {}) => {
  vi.mocked(loadReportDetails).mockResolvedValue(details)
  return render(<ReportPage report={aReport(change)} />).container
}

const showWhole = async (change = {}) => {
  const page = show(change)
  await screen.findByRole('heading', { name: 'Action Items' })
  return page
}

test('the header names scenario, date, duration and who took part', () => {
  const page = show()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A late delivery')
  expect(page.textContent).toContain('November 20, 2026')
  expect(page.textContent).toContain('4.2 minutes')
  expect(screen.getByText('Recipient').parentElement!.textContent).toBe('RecipientMaya Okafor+14155550132')
  expect(screen.getByText('Manager').parentElement!.textContent).toBe('ManagerJonas Lind+46701234567')
})

test('without a manager there is no word of one', () => {
  const { recipient } = aReport().participants
  show({ participants: { recipient, manager: null } })
  expect(screen.queryByText('Manager')).toBeNull()
})

test.each([
  ['2026-11-20', 'November 20, 2026'],
  ['2026-01-01', 'January 1, 2026'],
  ['yesterday-ish', 'Invalid date'],
])('the date %s reads %s', (date, text) => {
  expect(show({ date }).querySelector('.about')!.textContent).toContain(text)
})

test.each([
  [60, '1.0 minute'],
  [62, '1.0 minute'],
  [0, '0.0 minutes'],
  [90, '1.5 minutes'],
  [3600, '60.0 minutes'],
])('%d seconds read %s', (duration, text) => {
  expect(screen.queryByText(text)).toBeNull()
  expect(show({ duration }).querySelector('.about p')!.textContent).toMatch(new RegExp(`${text}$`))
})

test('an overview without text says why', () => {
  show({ overview: ' ' })
  expect(screen.getByRole('heading', { name: 'Overview' }).nextElementSibling!.textContent).toBe(
    'Too little was said for an overview.',
  )
})

test('the overview is readable before its details have arrived, and without them', async () => {
  vi.mocked(loadReportDetails).mockReturnValue(new Promise(() => {}))
  const page = render(<ReportPage report={aReport()} />).container
  expect(page.textContent).toContain('She stayed calm.')
  expect(screen.queryByRole('heading', { name: 'Key Points' })).toBeNull()
  await expectAccessible(page)
})

test('details that cannot be loaded leave the overview, a sentence and a way on', async () => {
  vi.mocked(loadReportDetails).mockRejectedValue(new Error('offline'))
  const page = render(<ReportPage report={aReport()} />).container
  expect((await screen.findByRole('alert')).textContent).toBe(detailsTexts.failed)
  expect(screen.getByRole('button', { name: failureTexts.tryAgain })).toBeTruthy()
  expect(page.textContent).toContain('She stayed calm.')
})

test('a report that is all but empty still reads as one', async () => {
  const page = await showWhole({
    overview: '',
    keyPoints: [],
    actionItems: [],
    visualizations: {},
    meta: { writer: 'offline', warnings: ['The conversation was short.'] },
  })
  expect(page.textContent).toContain('The conversation was short.')
  expect(screen.queryByRole('heading', { name: 'Key Points' })).toBeNull()
  await expectAccessible(page)
})

test('a whole report is accessible', async () => {
  await expectAccessible(await showWhole())
})
