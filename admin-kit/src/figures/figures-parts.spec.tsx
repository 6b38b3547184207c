import type { Figures } from '@clarity/contracts/figures'
import { answer, json, offline, sent } from '@clarity/test-kit/network'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BarList, DayPlot, WithFigures } from './lazy-figures'
import { aPeriod, someFigures } from '../test-kit/figures'
import { showPage } from '../test-kit/show-page'

const call = 'GET /api/admin/figures?from=2026-05-01&to=2026-05-02'
const asked = ({ steps }: Figures) => <p>{steps.asked} asked</p>

it('gets the figures of a period once for all who show them', async () => {
  answer(call, json(200, someFigures()))
  showPage(
    <>
      <WithFigures period={aPeriod}>{asked}</WithFigures>
      <WithFigures period={aPeriod}>{asked}</WithFigures>
    </>,
  )
  expect(await screen.findAllByText('9 asked')).toHaveLength(2)
  expect(sent).toHaveLength(1)
})

it('names the scenario that it asks for, and can be retried', async () => {
  answer(`${call}&scenario=s1`, offline, json(200, someFigures()))
  showPage(<WithFigures period={{ ...aPeriod, scenario: 's1' }}>{asked}</WithFigures>)
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText('9 asked')
})

it('shows bars with their numbers, and links those that have a list', async () => {
  showPage(
    <BarList
      label="Texts"
      bars={[
        { label: 'Delivered', value: 1200, of: 2400, note: 'of 2,400', to: '/admin/texts' },
        { label: 'Waiting', value: 0, hint: 'Until the morning' },
      ]}
    />,
  )
  const list = await screen.findByRole('list', { name: 'Texts' })
  const link = within(list).getByRole('link', { name: 'Delivered 1,200 of 2,400' })
  expect(link.getAttribute('href')).toBe('/admin/texts')
  const widths = [...list.querySelectorAll<HTMLElement>('.kit-bar span')].map(({ style }) => style.width)
  expect(widths).toEqual(['50%', '0%'])
  within(list).getByText('Until the morning')
})

it('draws days under a name with their totals, and has the same numbers in a table', async () => {
  const days = someFigures().days.map(({ day, asked, talked }) => ({ day, values: [asked, talked] }))
  showPage(<DayPlot label="Requests by day" series={['Requested', 'Talked']} days={days} />)
  await screen.findByRole('img', { name: 'Requests by day: Requested 9, Talked 4' })
  fireEvent.click(screen.getByRole('button', { name: 'Table' }))
  expect(screen.queryByRole('img')).toBeNull()
  const rows = within(screen.getByRole('region', { name: 'Requests by day' })).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual(['DayRequestedTalked', 'May 254', 'May 140'])
})
