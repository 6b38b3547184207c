import { formatMoment } from '@clarity/admin-kit'
import { showPage } from '@clarity/admin-kit/test-kit/show-page'
import type { ReportView } from '@clarity/contracts/report-view'
import { answer, json, never, offline, refused } from '@clarity/test-kit/network'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aView } from '../../test-data/rows'
import ReportViewsPage from './report-views-page'

const list = 'GET /api/admin/report-views'
const show = (...rows: ReportView[]) => {
  answer(list, json<ReportView[]>(200, rows))
  showPage(<ReportViewsPage />, { route: '/admin/report-views' })
}
const cells = async () => {
  await screen.findByText('v1')
  return screen.getAllByRole('cell').map((cell) => cell.textContent)
}
const moment = formatMoment('2026-11-20T12:00:00.000Z')

describe('the report views', () => {
  it('are in a table with who read what, where and when', async () => {
    show(aView({ verified: true }))
    expect(await cells()).toEqual(['v1', 'r1', moment, 'Berlin, Germany', 'maya@example.com', 'No', 'It broke.', 'Yes'])
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Report Views')
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'View ID',
      'Report ID',
      'Viewed At',
      'Geo Location',
      'Email',
      'Has Error',
      'Error Message',
      'Verified',
    ])
  })

  it('mark unknown values', async () => {
    show(aView({ geo_location: null, email: null, hasError: null, errorMessage: null }))
    expect((await cells()).slice(3)).toEqual(['(unknown)', '(unknown)', '(null)', '(none)', '(unknown)'])
  })

  it('say where an error is, and which', async () => {
    show(aView({ hasError: true }), aView({ report_view_id: 'v2', hasError: true, errorMessage: '' }))
    const [first, second] = [(await cells()).slice(5, 7), (await cells()).slice(13, 15)]
    expect(first).toEqual(['Yes', 'It broke.'])
    expect(second).toEqual(['Yes', '(none)'])
  })

  it('tell typed readers from verified ones', async () => {
    show(aView({ verified: false }), aView({ report_view_id: 'v2', verified: true }))
    expect((await cells()).filter((_, at) => at % 8 === 7)).toEqual(['No', 'Yes'])
  })

  it('show 200 characters of a long error, and the rest when asked', async () => {
    show(aView({ hasError: true, errorMessage: 'a'.repeat(200) + 'b'.repeat(300) }))
    const rest = await screen.findByText('b'.repeat(300))
    expect(rest.tagName).toBe('DETAILS')
    expect(rest.hasAttribute('open')).toBe(false)
    expect(screen.getByText('Show more').tagName).toBe('SUMMARY')
  })

  it('say that they are loading', async () => {
    answer(list, never)
    showPage(<ReportViewsPage />)
    await screen.findByText('Loading...')
  })

  it('say that there are none', async () => {
    show()
    await screen.findByText('No report views found.')
  })

  it.each([
    ['cannot be fetched', refused(500, 'Something broke.'), 'Failed to fetch report views'],
    ['cannot be reached', offline, 'Failed to fetch report views'],
    ['are no list', json(200, { views: [] }), 'Received invalid data format for report views.'],
  ])('show a red banner if they %s, and can be retried', async (_, first, sentence) => {
    answer(list, first, json<ReportView[]>(200, [aView()]))
    showPage(<ReportViewsPage />)
    expect((await screen.findByRole('alert')).textContent).toContain(sentence)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('v1')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('are searched and sorted by the address, and exported alike', async () => {
    answer(`${list}?q=maya&sort=hasError`, json<ReportView[]>(200, [aView()]))
    showPage(<ReportViewsPage />, { at: '/admin/report-views?q=maya&sort=hasError' })
    const link = await screen.findByRole('link', { name: 'Export CSV' })
    expect(link.getAttribute('href')).toBe('/api/admin/report-views/export?q=maya&sort=hasError')
  })
})
