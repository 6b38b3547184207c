import { showPage } from '@clarity/admin-kit/test-kit/show-page'
import { answer, json, offline } from '@clarity/test-kit/network'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import DashboardFilling from '../../slots/dashboard'
import { aReport } from '../../test-data/rows'

const list = 'GET /api/admin/reports?limit=5'

it('lists the newest reports with the way to each, and to all of them', async () => {
  answer(list, json(200, [aReport(), aReport({ report_id: 'r2', recipient_name: 'Ada', generated_at: null })]))
  showPage(<DashboardFilling />)
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Maya Okafor' })
  expect(link.getAttribute('href')).toBe('/admin/requests/d1')
  const report = screen.getByRole('link', { name: 'Open' })
  expect(report.getAttribute('href')).toBe('/report/r1?skip_email=1')
  screen.getByText('Not generated yet')
  screen.getByRole('link', { name: 'Ada' })
  expect(screen.getByRole('link', { name: 'All reports' }).getAttribute('href')).toBe('/admin/reports')
})

it('says when reports appear if there are none', async () => {
  answer(list, json(200, []))
  showPage(<DashboardFilling />)
  await screen.findByText('Reports appear here as soon as a conversation ends.')
})

it('can be retried if the reports cannot be fetched', async () => {
  answer(list, offline, json(200, [aReport()]))
  showPage(<DashboardFilling />)
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText('Maya Okafor')
})
