import type { Remote, RemoteRelease } from '@clarity/contracts'
import { expect, type Page } from '@playwright/test'
import { chooseAction, moduleCard } from '../browser/admin-shell.ts'
import { signInAsAdmin } from '../browser/sign-in.ts'
import type { State } from './state.ts'

const by = { at: '2026-11-20T12:00:00.000Z', by: 'ada@example.com' }

function release(version: string, facts: Partial<RemoteRelease> = {}): RemoteRelease {
  return {
    version,
    contract: 1,
    released_at: '2026-11-20T11:00:00.000Z',
    released_by: 'token Reports CI',
    is_active: false,
    withdrawn: null,
    misfit: null,
    errors: 0,
    signed: true,
    slots: [],
    ...facts,
  }
}

function module(name: string, title: string, facts: Partial<Remote>): Remote {
  return {
    name,
    title,
    active_version: '1.0.0',
    releases: [release('1.0.0', { is_active: true })],
    changes: [{ ...by, action: 'release', version: '1.0.0', previous_version: null }],
    decisions: [],
    last_error: null,
    disabled: null,
    canary: null,
    preview_version: null,
    key: null,
    waiting: null,
    server_version: null,
    ...facts,
  }
}

const withdrawn = { ...by, reason: 'It lost the order of the rows when two columns were sorted.' }
const misfit = "It needs version 2 of the shell's contract, and the shell has version 1."
const decision = { ...by, version: null, reason: null, percent: null }

const modules: Remote[] = [
  module('mf-reports', 'Reports', {
    active_version: '1.4.0',
    releases: [
      release('2.0.0', { contract: 2, misfit }),
      release('1.6.0'),
      release('1.5.0', { errors: 12 }),
      release('1.4.1', { withdrawn, misfit: `Version 1.4.1 was withdrawn: ${withdrawn.reason}` }),
      release('1.4.0', { is_active: true, errors: 3, slots: ['dashboard'] }),
      release('1.3.0', { signed: false }),
      release('0.1.0+2fd8b33d550a', { released_by: 'start', signed: false }),
    ],
    changes: [{ ...by, action: 'activate', version: '1.4.0', previous_version: '1.3.0' }],
    decisions: [
      { ...decision, action: 'canary', version: '1.5.0', percent: 25 },
      { ...decision, action: 'withdraw', version: '1.4.1', reason: withdrawn.reason },
      { ...decision, action: 'disable', reason: 'The list of readers shows nothing.' },
      { ...decision, action: 'set-key' },
    ],
    last_error: { at: by.at, reason: 'It threw an error while it was being shown: rows is not iterable' },
    canary: { version: '1.5.0', percent: 25 },
    preview_version: '1.6.0',
    key: { public_key: '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2Vw\n-----END PUBLIC KEY-----', set_by: by.by, at: by.at },
    server_version: '0.1.0+2fd8b33d550a',
  }),
  module('mf-batch', 'Batch Demo', { disabled: { ...by, reason: 'Every second invitation is sent twice.' } }),
  module('acme-orders', 'Orders', {
    active_version: '2.0.0',
    releases: [release('2.0.0', { is_active: true, contract: 2, misfit })],
    waiting: misfit,
  }),
  module('acme-stock', 'Stock', { active_version: null, releases: [release('1.0.0')] }),
]

async function open(page: Page): Promise<void> {
  await page.route('**/api/admin/remotes', (route) => route.fulfill({ json: modules }))
  await signInAsAdmin(page)
  await page.goto('/admin/modules')
  await expect(moduleCard(page, 'Reports')).toBeVisible()
}

const card = (page: Page) => moduleCard(page, 'Reports')

export const adminModuleStates: State[] = [
  { name: 'admin-modules-rich', isVariant: true, show: open },
  {
    name: 'admin-modules-empty',
    isVariant: true,
    async show(page) {
      await page.route('**/api/admin/remotes', (route) => route.fulfill({ json: [] }))
      await signInAsAdmin(page)
      await page.goto('/admin/modules')
      await expect(page.getByText('No module has been released yet.')).toBeVisible()
    },
  },
  {
    name: 'admin-modules-decisions',
    isVariant: true,
    async show(page) {
      await open(page)
      await card(page).getByRole('tab', { name: 'History' }).click()
      await expect(card(page).getByText('Gave 1.5.0 to 25% of the admins')).toBeVisible()
    },
  },
  {
    name: 'admin-modules-menu',
    isVariant: true,
    async show(page) {
      await open(page)
      await card(page).getByRole('button', { name: 'More actions for 1.6.0' }).click()
      await expect(page.getByRole('menuitem', { name: 'Withdraw…' })).toBeVisible()
    },
  },
  {
    name: 'admin-modules-withdraw',
    isVariant: true,
    async show(page) {
      await open(page)
      await chooseAction(page, '1.6.0', 'Withdraw…')
      await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
      await expect(page.getByText('Please enter a reason.')).toBeVisible()
    },
  },
  {
    name: 'admin-modules-canary',
    isVariant: true,
    async show(page) {
      await open(page)
      await card(page).getByRole('button', { name: 'Change share of 1.5.0' }).click()
      await expect(page.getByRole('dialog', { name: 'Give 1.5.0 to some admins' })).toBeVisible()
    },
  },
  {
    name: 'admin-modules-key',
    isVariant: true,
    async show(page) {
      await open(page)
      await chooseAction(page, 'Reports', 'Signing key…')
      await expect(page.getByRole('button', { name: 'Replace key' })).toBeVisible()
    },
  },
]
