import type { AuditCheck, AuditRow } from '@clarity/contracts'
import { expect, type Page } from '@playwright/test'
import { signInAsAdmin } from '../browser/sign-in.ts'
import type { State } from './state.ts'

const row: AuditRow = {
  id: '5d1e4f608192a3b4c5d6e7f83f2a9c5b',
  position: 1204,
  at: '2026-11-20T12:00:00.000Z',
  who: 'ada@example.com',
  account: 'a1',
  token: null,
  action: 'report.read',
  ids: ['9c5b5d1e4f608192a3b4c5d6e7f83f2a'],
  network: '203.0.113.0/24',
}

const rows: AuditRow[] = [
  row,
  { ...row, id: 'b', position: 1203, action: 'module.activate', ids: ['mf-reports', '1.4.2'], who: null },
  { ...row, id: 'c', position: 1202, action: 'request.create', who: 'Orders CI', account: null, token: 't1' },
  { ...row, id: 'd', position: 1201, action: 'report.export', ids: [], network: '2001:db8:85a3:8d3::/64' },
]

const broken: AuditCheck = {
  holds: false,
  rows: 1201,
  pruned: 0,
  broken: { position: 1202, reason: 'This row was changed.' },
  last: null,
}

async function open(page: Page, some: readonly AuditRow[], check = broken): Promise<void> {
  await page.route('**/api/admin/audit**', (route) => route.fulfill({ json: some }))
  await page.route('**/api/admin/audit/check', (route) => route.fulfill({ json: check }))
  await signInAsAdmin(page)
  await page.goto('/admin/audit')
}

export const adminAuditStates: State[] = [
  {
    name: 'admin-audit',
    async show(page) {
      await open(page, rows, {
        ...broken,
        holds: true,
        broken: null,
        pruned: 300,
        last: { position: 1204, hash: 'a'.repeat(64) },
      })
      await page.getByRole('button', { name: 'Check the chain' }).click()
      await expect(page.getByText('The chain holds: 1,201 rows')).toBeVisible()
    },
  },
  {
    name: 'admin-audit-broken',
    isVariant: true,
    async show(page) {
      await open(page, rows)
      await page.getByRole('button', { name: 'Check the chain' }).click()
      await expect(page.getByText('The chain breaks at row 1,202.')).toBeVisible()
    },
  },
  {
    name: 'admin-audit-empty',
    isVariant: true,
    async show(page) {
      await open(page, [])
      await expect(page.getByText('No audit rows found.')).toBeVisible()
    },
  },
]
