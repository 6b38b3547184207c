import { formatMoment } from '@clarity/admin-kit'
import { showPage } from '@clarity/admin-kit/test-kit/show-page'
import type { ReportRun, ReportRunsTotals } from '@clarity/contracts/report-run'
import { answer, json, offline } from '@clarity/test-kit/network'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import ReportRunsPage from './report-runs-page'

const list = 'GET /api/admin/report-runs'
const totals = `${list}/summary`

const aRun: ReportRun = {
  id: 'run1',
  created_at: '2026-11-20T12:00:00.000Z',
  kind: 'report',
  subject_id: 'r1',
  version: 1,
  writer: 'offline',
  model: 'claude',
  outcome: 'fell-back',
  fallback_reason: 'failed 500',
  calls: 2,
  tokens_in: 1200,
  tokens_out: 340,
  duration_ms: 5432,
  cost_usd: null,
}

const some: ReportRunsTotals = { reports: 8, fell_back: 2, replies: 40, cost_usd: 1.5, unpriced: 3 }

it('shows the duration and cost of each run, and figures of the last days', async () => {
  answer(totals, json(200, some))
  answer(list, json(200, [aRun]))
  showPage(<ReportRunsPage />)
  await screen.findByText('r1')
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    formatMoment(aRun.created_at),
    'Report',
    'r1',
    'Offline',
    'claude',
    'Fell backfailed 500',
    '1,200 / 340',
    '5.4 s',
    '–',
  ])
  await screen.findByRole('region', { name: 'Last 30 days' })
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '8',
    '2 (25%)',
    '40',
    '$1.50 excluding 3 without a known price',
  ])
})

it('is searched and sorted by the address, and exported alike', async () => {
  answer(totals, json(200, some))
  answer(`${list}?q=claude&sort=-cost_usd`, json(200, [aRun]))
  showPage(<ReportRunsPage />, { at: '/?q=claude&sort=-cost_usd' })
  const link = await screen.findByRole('link', { name: 'Export CSV' })
  expect(link.getAttribute('href')).toBe('/api/admin/report-runs/export?q=claude&sort=-cost_usd')
})

it('says that there are none yet, and leaves out the figures if they are missing', async () => {
  answer(totals, offline)
  answer(list, json(200, []))
  showPage(<ReportRunsPage />)
  await screen.findByText('No report runs found.')
  expect(screen.queryByRole('region', { name: 'Last 30 days' })).toBeNull()
})

it('shows an error if they cannot be fetched, and can be retried', async () => {
  answer(totals, json(200, some))
  answer(list, offline, json(200, [aRun]))
  showPage(<ReportRunsPage />)
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch report runs')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('r1')
})
