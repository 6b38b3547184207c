import { aPeriod, noFigures, someFigures } from '@clarity/admin-kit/test-kit/figures'
import { showPage } from '@clarity/admin-kit/test-kit/show-page'
import { answer, json } from '@clarity/test-kit/network'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import FiguresFilling from '../../slots/dashboard-figures'

const call = 'GET /api/admin/figures?from=2026-05-01&to=2026-05-02'

it('counts the verdicts of each scenario, and names the goal that is missed most', async () => {
  answer(call, json(200, someFigures()))
  showPage(<FiguresFilling period={aPeriod} />)
  const link = await screen.findByRole('link', { name: 'Pitch 4 of 7' })
  expect(link.getAttribute('href')).toBe('/admin/scenarios/s1')
  screen.getByText('Missed most: Agrees on a date (2)')
})

it('says how to get goals if no report has any', async () => {
  answer(call, json(200, noFigures()))
  showPage(<FiguresFilling period={aPeriod} />)
  await screen.findByText('Give a scenario goals in its form: reports then say which of them were met.')
})
