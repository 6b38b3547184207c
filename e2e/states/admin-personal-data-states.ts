import type { ErasureReceipt, Retention } from '@clarity/contracts'
import { expect, type Page } from '@playwright/test'
import { signInAsAdmin } from '../browser/sign-in.ts'
import type { State } from './state.ts'

const receipt: ErasureReceipt = {
  id: '5d1e4f608192a3b4c5d6e7f83f2a9c5b',
  created_at: '2026-01-15T12:00:00.000Z',
  rows: { request: ['a'], text: ['b', 'c'], report: ['d'] },
  suppressed: [],
}

const kept: Retention[] = [
  { kind: 'transcripts', days: 365, removed: 214, ran_at: receipt.created_at },
  { kind: 'messages', days: null, removed: 0, ran_at: null },
  { kind: 'views', days: null, removed: 0, ran_at: null },
  { kind: 'addresses', days: 90, removed: 12_480, ran_at: receipt.created_at },
]

async function open(page: Page): Promise<void> {
  await page.route(/\/api\/admin\/erasures$/, (route) => route.fulfill({ json: [receipt] }))
  await page.route('**/api/admin/retention', (route) => route.fulfill({ json: kept }))
  await signInAsAdmin(page)
  await page.goto('/admin/personal-data')
  await expect(page.getByRole('region', { name: 'How long data is kept' })).toBeVisible()
  await expect(page.getByText('4 rows', { exact: true })).toBeVisible()
}

export const adminPersonalDataStates: State[] = [
  { name: 'admin-personal-data', show: open },
  {
    name: 'admin-personal-data-question',
    isVariant: true,
    async show(page) {
      await open(page)
      await page.getByLabel('Phone').fill('+14155550100')
      await page.getByRole('button', { name: 'Erase…' }).click()
      await expect(page.getByRole('dialog', { name: 'Erase this person?' })).toBeVisible()
    },
  },
]
