import { formatMoment } from '@clarity/admin-kit'
import { showPage } from '@clarity/admin-kit/test-kit/show-page'
import type { ReportRow } from '@clarity/contracts/report'
import { answer, json, never, offline, refused } from '@clarity/test-kit/network'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aReport } from '../../test-data/rows'
import { ReportListPage } from './report-list-page'

const list = 'GET /api/admin/reports'
const show = (...rows: ReportRow[]) => {
  answer(list, json<ReportRow[]>(200, rows))
  return showPage(<ReportListPage />, { route: '/admin/reports' })
}
const cells = () => screen.getAllByRole('cell').map((cell) => cell.textContent)

describe('the reports', () => {
  it('are in a table with who received them and when they were generated', async () => {
    show(aReport())
    await screen.findByText('Maya Okafor')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Reports')
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Report ID',
      'Demo Request ID',
      'Recipient Name',
      'Recipient Phone',
      'Generated At',
      'Actions',
    ])
    expect(cells().slice(0, 5)).toEqual([
      'r1',
      'd1',
      'Maya Okafor',
      '+14155550132',
      formatMoment('2026-11-20T12:00:00.000Z'),
    ])
  })

  it('open in a new tab, past the gate', async () => {
    show(aReport({ report_id: 'r/1' }))
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Open' })
    expect(link.getAttribute('href')).toBe('/report/r%2F1?skip_email=1')
    expect(link.target).toBe('_blank')
  })

  it("say '(unknown)' if something is missing", async () => {
    const missing = { report_id: null, demo_request_id: null, recipient_name: null, recipient_phone: null }
    answer(list, json(200, [{ ...missing, generated_at: null }]))
    showPage(<ReportListPage />)
    expect(await screen.findAllByText('(unknown)')).toHaveLength(4)
    expect(cells()[4]).toBe('Not generated yet')
    expect(screen.queryByRole('link', { name: 'Open' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Re-run' })).toBeNull()
  })

  it('say that they are loading', async () => {
    answer(list, never)
    showPage(<ReportListPage />)
    await screen.findByText('Loading...')
    expect(screen.queryByText('No reports found.')).toBeNull()
  })

  it('say that there are none', async () => {
    show()
    await screen.findByText('No reports found.')
    expect(screen.queryByText('Loading...')).toBeNull()
  })

  it.each([
    ['cannot be fetched', refused(500, 'Something broke.'), 'Failed to fetch reports'],
    ['cannot be reached', offline, 'Failed to fetch reports'],
    ['are no list', json(200, { reports: [] }), 'Received invalid data format for reports.'],
  ])('show a red banner if they %s, and can be retried', async (_, first, sentence) => {
    answer(list, first, json<ReportRow[]>(200, [aReport()]))
    showPage(<ReportListPage />)
    expect((await screen.findByRole('alert')).textContent).toContain(sentence)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Maya Okafor')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('are searched and sorted by the address, and exported alike', async () => {
    answer(`${list}?q=maya&sort=-generated_at`, json<ReportRow[]>(200, [aReport()]))
    showPage(<ReportListPage />, { at: '/admin/reports?q=maya&sort=-generated_at' })
    const link = await screen.findByRole('link', { name: 'Export CSV' })
    expect(link.getAttribute('href')).toBe('/api/admin/reports/export?q=maya&sort=-generated_at')
    expect(screen.getByRole('columnheader', { name: 'Generated At' }).getAttribute('aria-sort')).toBe('descending')
  })
})

it('leads to the versions of a report, and to the attempts of its person', async () => {
  answer('GET /api/admin/reports', json<ReportRow[]>(200, [aReport()]))
  showPage(<ReportListPage />)
  fireEvent.click(await screen.findByRole('button', { name: 'More actions' }))
  const items = await screen.findAllByRole('menuitem')
  expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ['Versions', '/admin/reports/r1/versions'],
    ['Compare attempts', '/admin/reports/r1/attempts'],
    ['Link and readers', null],
  ])
})

it('says which link is closed, and no more', async () => {
  show(aReport({ link_state: 'open' }), aReport({ report_id: 'r2', link_state: 'revoked' }))
  await screen.findByText('Link revoked')
  expect(screen.queryByText('Link open')).toBeNull()
})

it('changes the links of the selected reports', async () => {
  show(aReport(), aReport({ report_id: 'r2', recipient_name: 'Jonas Lind' }))
  await screen.findByText('Jonas Lind')
  expect(screen.queryByRole('checkbox')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Select reports' }))
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box)
  expect(screen.getByText('2 selected')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Change links' }))
  await screen.findByRole('dialog', { name: 'Links of 2 reports' })
})
