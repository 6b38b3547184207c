import { showPage } from '@clarity/admin-kit/test-kit/show-page'
import type { Reader, ReaderOfReport, ReportReading } from '@clarity/contracts/report-reading'
import type { ReportView } from '@clarity/contracts/report-view'
import { answer, json, refused } from '@clarity/test-kit/network'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aView } from '../../test-data/rows'
import ReportViewsPage from './report-views-page'

const path = '/api/admin/report-views'

const reading: ReportReading = {
  report_id: 'r1',
  kind: 'report',
  recipient_name: 'Maya Lind',
  people: 2,
  views: 5,
  first_at: '2026-11-20T12:00:00.000Z',
  last_at: '2026-11-21T12:00:00.000Z',
  places: ['Berlin, Germany', 'Paris, France'],
  admin_views: 3,
  previews: 1,
  scanners: 0,
}

function open(by: string): void {
  answer(`GET ${path}`, json<ReportView[]>(200, [aView()]))
  showPage(<ReportViewsPage />, { at: `/admin/report-views?by=${by}` })
}

it('are added up by report above the log, with what is no reader kept apart', async () => {
  answer(`GET ${path}/by-report`, json<ReportReading[]>(200, [reading]))
  open('report')
  const summary = within(await screen.findByRole('region', { name: 'By report' }))
  await summary.findByText('Maya Lind')
  const cells = summary.getAllByRole('cell').map((cell) => cell.textContent)
  expect([cells[2], cells[3], cells[6], cells[7]]).toEqual([
    '2',
    '5',
    'Berlin, Germany, Paris, France',
    '3 by admins, 1 link preview',
  ])
  expect(within(screen.getByRole('region', { name: 'Report Views' })).getByText('maya@example.com')).toBeTruthy()
})

it('name the readers of a report', async () => {
  answer(`GET ${path}/by-report`, json<ReportReading[]>(200, [reading]))
  open('report')
  const { first_at, last_at } = { ...reading, first_at: reading.first_at!, last_at: reading.last_at! }
  const readers: ReaderOfReport[] = [{ email: 'otto@example.com', views: 4, first_at, last_at, geo_location: 'Oslo' }]
  answer(`GET ${path}/by-report/r1/readers`, json(200, readers))
  fireEvent.click(await screen.findByRole('button', { name: 'Readers' }))
  const dialog = await screen.findByRole('dialog', { name: 'Readers of this report' })
  expect((await within(dialog).findByRole('listitem')).textContent).toMatch(/^otto@example\.com: opened 4 times.*Oslo$/)
})

it('are added up by reader, sorted and exported apart from the log', async () => {
  const reader: Reader = {
    reader_id: 'p1',
    email: 'otto@example.com',
    reports: 2,
    views: 6,
    first_at: '2026-11-20T12:00:00.000Z',
    last_at: '2026-11-21T12:00:00.000Z',
    places: [],
  }
  answer(`GET ${path}/readers`, json<Reader[]>(200, [reader]))
  open('reader')
  const summary = within(await screen.findByRole('region', { name: 'By reader' }))
  await summary.findByText('otto@example.com')
  answer(`GET ${path}/readers?sort=views`, json<Reader[]>(200, [reader]))
  fireEvent.click(summary.getByRole('button', { name: /Views/ }))
  const exports = await screen.findAllByRole('link', { name: 'Export CSV' })
  await expect.poll(() => exports.map((link) => link.getAttribute('href'))).toContain(`${path}/export`)
  expect(await screen.findByRole('link', { name: 'Show in log' })).toBeTruthy()
})

it('say that they could not be fetched', async () => {
  answer(`GET ${path}/by-report`, refused(500, 'Something broke.'))
  open('report')
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch report views')
})
