import { sayLive } from '@clarity/admin-kit/test-kit/browser'
import { showPage } from '@clarity/admin-kit/test-kit/show-page'
import type { CostRow, Sending } from '@clarity/contracts/sending'
import { answer, json, offline, refused, sent } from '@clarity/test-kit/network'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { noSpending } from '../test-data/sending'
import CostsPage from './costs-page'

const list = 'GET /api/admin/costs'
const sending = 'GET /api/admin/sending'
const set = 'PUT /api/admin/sending'

const texts: CostRow = {
  kind: 'text',
  country: 'US',
  scenario_id: 's1',
  scenario_title: 'Difficult feedback',
  actions: 1200,
  units: 2400,
  spent_today: 0.0166,
  spent_month: 19.92,
}
const model: CostRow = { ...texts, kind: 'model', country: '', scenario_title: null, actions: 1, units: 1 }
const spent: Sending = { ...noSpending, spent_today: 0.5, spent_month: 21, reserved: 1.25, monthly_budget: 250 }

it('shows what was spent, by kind, country and scenario, and the budget', async () => {
  answer(list, json(200, [texts, model]))
  answer(sending, json(200, spent))
  showPage(<CostsPage />)
  await screen.findByText('Difficult feedback')
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    ...['Texts', 'United States', 'Difficult feedback', '1,200', '2,400 segments', '$0.0166', '$19.92'],
    ...['Language model', '–', '–', '1', '1 token', '$0.0166', '$19.92'],
  ])
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '$0.50',
    '$21.00',
    '$1.25',
    '$250.00',
  ])
})

it('follows what is spent', async () => {
  answer(list, json(200, [texts]), json(200, [{ ...texts, actions: 1201 }]))
  answer(sending, json(200, spent), json(200, { ...spent, spent_month: 22 }))
  showPage(<CostsPage />)
  await screen.findByText('1,200')
  await sayLive({ kind: 'sms', id: 'm1' })
  await screen.findByText('1,201')
  await screen.findByText('$22.00')
})

it('pauses everything after a question, and resumes without one', async () => {
  answer(list, json(200, []))
  answer(sending, json(200, noSpending), json(200, { ...noSpending, all: 'off' }), json(200, noSpending))
  answer(set, json(200, { ...noSpending, all: 'off' }), json(200, noSpending))
  showPage(<CostsPage />)
  fireEvent.click(await screen.findByRole('button', { name: 'Pause everything' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Pause everything' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Resume everything' }))
  await screen.findByRole('button', { name: 'Pause everything' })
  const bodies = sent.filter(({ call }) => call === set).map(({ body }) => body)
  expect(bodies).toEqual([{ all: 'off' }, { all: 'on' }])
})

it('says why nothing was changed', async () => {
  answer(list, json(200, []))
  answer(sending, json(200, { ...noSpending, all: 'off' }), json(200, { ...noSpending, all: 'off' }))
  answer(set, refused(500, 'Not now.'))
  showPage(<CostsPage />)
  fireEvent.click(await screen.findByRole('button', { name: 'Resume everything' }))
  await screen.findByText('Not now.')
})

it('says that there are no costs, and can be fetched again', async () => {
  answer(list, offline, json(200, []))
  answer(sending, json(200, noSpending), json(200, noSpending))
  showPage(<CostsPage />)
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch costs')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('No costs yet this month.')
  expect(screen.getByText('None')).toBeTruthy()
})
