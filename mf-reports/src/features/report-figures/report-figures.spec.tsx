import { aPeriod, noFigures, someFigures } from '@clarity/admin-kit/test-kit/figures'
import { showPage } from '@clarity/admin-kit/test-kit/show-page'
import { answer, json } from '@clarity/test-kit/network'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import FiguresFilling from '../../slots/dashboard-figures'

const call = 'GET /api/admin/figures?from=2026-05-01&to=2026-05-02'

it('shows how many reports were written and read, in all and by day', async () => {
  answer(call, json(200, someFigures()))
  showPage(<FiguresFilling period={aPeriod} />)
  const read = await screen.findByRole('link', { name: 'Read 2' })
  expect(read.getAttribute('href')).toBe('/admin/report-views')
  expect(screen.getByRole('link', { name: 'Written 3' }).getAttribute('href')).toBe('/admin/reports')
  screen.getByRole('img', { name: 'Reports by day of the request: Written 3, Read 2' })
})

it('says when reports appear if there was no conversation', async () => {
  answer(call, json(200, noFigures()))
  showPage(<FiguresFilling period={aPeriod} />)
  await screen.findByText('No report yet for the requests of this period.')
  expect(screen.queryByRole('img')).toBeNull()
})
