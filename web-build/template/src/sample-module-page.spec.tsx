import { answer, json, refused } from '@clarity/admin-kit/test-kit/network'
import { showPage } from '@clarity/admin-kit/test-kit/show-page'
import type { ReportRow } from '@clarity/contracts/report'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SampleModulePage } from './sample-module-page'

const list = 'GET /api/admin/reports'
const row: ReportRow = {
  report_id: 'r1',
  demo_request_id: 'd1',
  recipient_name: 'Maya Okafor',
  recipient_phone: '+14155550132',
  generated_at: '2026-11-20T12:00:00.000Z',
}
const show = () => showPage(<SampleModulePage />, { route: '/admin/sample-module' })

it('shows who received which report', async () => {
  answer(list, json<ReportRow[]>(200, [row]))
  show()
  await screen.findByText('Maya Okafor')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sample Module')
})

it('says that there are none', async () => {
  answer(list, json<ReportRow[]>(200, []))
  show()
  await screen.findByText('No reports yet.')
})

it('says that they could not be fetched', async () => {
  answer(list, refused(500, 'Something broke.'))
  show()
  expect((await screen.findByRole('alert')).textContent).toContain('The reports could not be fetched.')
})
