import type { CostRow, Sending } from '@clarity/contracts'
import { expect, type Page } from '@playwright/test'
import { signInAsAdmin } from '../browser/sign-in.ts'
import type { State } from './state.ts'

const list = /\/api\/admin\/costs$/

const sending: Sending = {
  strangers: 'on',
  all: 'on',
  strangers_used: 3,
  strangers_budget: 500,
  currency: 'USD',
  spent_today: 31.42,
  spent_month: 248.9,
  reserved: 1.1,
  monthly_budget: 250,
  waiting: { texts: 14, calls: 2, since: '2026-01-15T09:00:00.000Z' },
  unusual_day: { usual: 8.5 },
  new_countries: ['GB', 'FR'],
}

const text: CostRow = {
  kind: 'text',
  country: 'US',
  scenario_id: 'a',
  scenario_title: 'Difficult feedback to a colleague',
  actions: 1200,
  units: 2400,
  spent_today: 2.1,
  spent_month: 19.92,
}

const costs: CostRow[] = [
  { ...text, kind: 'call', actions: 240, units: 1980, spent_today: 29.3, spent_month: 198 },
  text,
  { ...text, country: 'GB', actions: 3, units: 6, spent_today: 0.0166, spent_month: 0.0166 },
  { ...text, kind: 'model', country: '', actions: 310, units: 2_412_000, spent_today: 0.004, spent_month: 30.9634 },
]

async function open(page: Page, rows: CostRow[], spent: Sending): Promise<void> {
  await page.route(list, (route) => route.fulfill({ json: rows }))
  await page.route('**/api/admin/sending', (route) => route.fulfill({ json: spent }))
  await signInAsAdmin(page)
  await page.goto('/admin/costs')
  await expect(page.getByRole('region', { name: 'Spending' })).toBeVisible()
}

export const adminCostStates: State[] = [
  {
    name: 'admin-costs',
    async show(page) {
      await open(page, costs, sending)
      await expect(page.getByText('2,412,000 tokens')).toBeVisible()
    },
  },
  {
    name: 'admin-costs-paused',
    isVariant: true,
    async show(page) {
      const none = { spent_today: 0, spent_month: 0, reserved: 0, unusual_day: null, new_countries: [] }
      await open(page, [], { ...sending, ...none, all: 'off', monthly_budget: null, waiting: null })
      await expect(page.getByText('No costs yet this month.')).toBeVisible()
    },
  },
]
