import { formatMoment } from '@clarity/admin-kit'
import { showPage } from '@clarity/admin-kit/test-kit/show-page'
import type { Report, ReportText } from '@clarity/contracts/report'
import type { ReportAttempt } from '@clarity/contracts/report-attempt'
import { answer, json, offline, refused } from '@clarity/test-kit/network'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ReportsPages } from '../../reports-pages'
import { aStoredReport } from '../../test-data/stored-report'

const list = 'GET /api/admin/reports/r2/attempts'
const day = (number: number) => `2026-11-2${number}T12:00:00.000Z`
const row = (number: number): ReportAttempt => ({
  report_id: `r${number}`,
  demo_request_id: `d${number}`,
  started_at: day(number),
  generated_at: day(number),
  is_this: number === 2,
})
const listed = (...rows: ReportAttempt[]) => json<ReportAttempt[]>(200, rows)
const text = (id: string, report_content: string | null) => json<ReportText>(200, { report_id: id, report_content })
const contentOf = (change: Partial<Report>) => JSON.stringify(aStoredReport(change))
const show = () => showPage(<ReportsPages />, { route: '/admin/reports', at: '/admin/reports/r2/attempts' })
const tableRows = async () => {
  const table = await screen.findByRole('table', { name: 'Two attempts side by side' })
  return within(table)
    .getAllByRole('row')
    .map((one) => [...one.children].map((cell) => cell.textContent))
}

const withSentiment = (number: number, sentiment: number) =>
  text(`r${number}`, contentOf({ visualizations: { Price: { sentiment, frequency: 1 } } }))

it('are compared in a table, the first and the latest before anything is chosen', async () => {
  answer(list, listed(row(1), row(2), row(3)))
  answer('GET /api/admin/reports/r1', withSentiment(1, 40))
  answer('GET /api/admin/reports/r3', withSentiment(3, 65))
  show()
  expect(await tableRows()).toEqual([
    ['What', `Attempt 1${formatMoment(day(1))}Open`, `Attempt 3${formatMoment(day(3))}Open`, 'Change'],
    ['Topics'],
    ['Average sentiment', '40 of 100', '65 of 100', '+25'],
    ['Next steps'],
    ['Action items', 'Send it.', 'Send it.', ''],
  ])
  screen.getByText('Maya Okafor · A late delivery')
  const third = screen.getByRole('link', { name: 'Open the report of attempt 3' })
  expect(third.getAttribute('href')).toBe('/report/r3?skip_email=1')
})

it('are chosen by their number and date; the one of the address is marked', async () => {
  answer(list, listed(row(1), row(2), row(3)))
  answer('GET /api/admin/reports/r1', withSentiment(1, 40), withSentiment(1, 40))
  answer('GET /api/admin/reports/r2', withSentiment(2, 50))
  answer('GET /api/admin/reports/r3', withSentiment(3, 65))
  show()
  const left = await screen.findByRole('combobox', { name: 'Attempt on the left' })
  expect(
    within(left)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual([`1. ${formatMoment(day(1))}`, `2. ${formatMoment(day(2))}, this one`, `3. ${formatMoment(day(3))}`])
  fireEvent.change(left, { target: { value: 'r2' } })
  await screen.findByText('+15')
  fireEvent.change(screen.getByRole('combobox', { name: 'Attempt on the right' }), { target: { value: 'r1' } })
  await screen.findByText('−10')
})

it('keep their number if there are more than can be chosen, and a sentence says so', async () => {
  answer(list, listed({ ...row(1), number: 1 }, { ...row(2), number: 28 }, { ...row(3), number: 77 }))
  answer('GET /api/admin/reports/r1', withSentiment(1, 40))
  answer('GET /api/admin/reports/r3', withSentiment(3, 65))
  show()
  expect((await tableRows())[0]).toEqual([
    'What',
    `Attempt 1${formatMoment(day(1))}Open`,
    `Attempt 77${formatMoment(day(3))}Open`,
    'Change',
  ])
  screen.getByText('Of 77 attempts, the newest 50 and the first one can be chosen.')
})

it.each([
  ['only this one', [row(2)]],
  ['none that is written', []],
])('say what to do if there is %s', async (_, rows) => {
  answer(list, listed(...rows))
  show()
  await screen.findByText('There is nothing to compare yet.')
  await screen.findByText(/^That takes two written reports\. Request a demo for the same phone number/)
  expect(screen.getByRole('link', { name: 'Request a demo' }).getAttribute('href')).toBe('/admin/batch-demo')
  expect(screen.queryByRole('table')).toBeNull()
})

it.each([
  ["with the server's sentence", refused(404, 'Report not found.'), 'Report not found.'],
  ['if there is no answer', offline, 'Failed to fetch the attempts'],
  ['if it is no list', json(200, { attempts: [] }), 'Received invalid data format for attempts.'],
])('say that they could not be fetched, %s, and try again', async (_, failure, sentence) => {
  answer(list, failure, listed())
  show()
  expect((await screen.findByRole('alert')).textContent).toContain(sentence)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('There is nothing to compare yet.')
})

it('say that a report could not be loaded, and try again', async () => {
  answer(list, listed(row(1), row(2)))
  answer('GET /api/admin/reports/r1', refused(502), text('r1', contentOf({})))
  answer('GET /api/admin/reports/r2', text('r2', contentOf({})))
  show()
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load the reports to compare')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('table')
})

it.each([
  ['is no report', '{}'],
  ['is missing', null],
])('say which report cannot be compared, because its content %s', async (_, content) => {
  answer(list, listed(row(1), row(2)))
  answer('GET /api/admin/reports/r1', text('r1', contentOf({})))
  answer('GET /api/admin/reports/r2', text('r2', content))
  show()
  const sentence = 'The report of attempt 2 cannot be compared: its content is not readable.'
  expect((await screen.findByRole('alert')).textContent).toBe(sentence)
})
