import type { ReportView } from '@clarity/contracts'
import { expect } from '@playwright/test'
import { answerList, openAsAdmin, statesWithoutRows } from './admin-lists.ts'
import type { State } from './state.ts'

const path = '/admin/report-views'

const aView: ReportView = {
  report_view_id: '5d1e4f608192a3b4c5d6e7f83f2a9c5b',
  report_id: '3f2a9c5b7d1e4f608192a3b4c5d6e7f8',
  viewed_at: '2026-11-20T12:00:00.000Z',
  geo_location: 'Berlin, Germany',
  email: 'maya.okafor@example.com',
  hasError: false,
  errorMessage: null,
}

export const adminReportViewsStates: State[] = [
  {
    name: 'admin-report-views',
    isVariant: true,
    async show(page) {
      const error = { hasError: true, errorMessage: 'Invalid report data format received from server' }
      await answerList<ReportView>(page, 'report-views', [
        aView,
        { ...aView, report_view_id: '608192a3b4c5d6e7f83f2a9c5b5d1e4f', geo_location: null, ...error },
        { ...aView, report_view_id: 'a3b4c5d6e7f83f2a9c5b5d1e4f608192', geo_location: null, hasError: null },
      ])
      await openAsAdmin(page, path)
      await expect(page.getByText('Berlin, Germany')).toBeVisible()
    },
  },
  {
    name: 'admin-report-views-by-report',
    isVariant: true,
    async show(page, product) {
      const report = await product.samples.report()
      await page.request.post(`/api${report}`, { data: { email: 'maya.lind@example.com' } })
      await openAsAdmin(page, `${path}?by=report`)
      await expect(page.getByRole('button', { name: 'Readers' }).first()).toBeVisible()
    },
  },
  {
    name: 'admin-report-views-by-reader',
    isVariant: true,
    async show(page, product) {
      const report = await product.samples.report()
      await page.request.post(`/api${report}`, { data: { email: 'maya.lind@example.com' } })
      await openAsAdmin(page, `${path}?by=reader`)
      await expect(page.getByRole('link', { name: 'Show in log' }).first()).toBeVisible()
    },
  },
  ...statesWithoutRows('report-views', path, 'No report views found.', 'Failed to fetch report views'),
]
