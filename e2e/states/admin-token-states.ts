import type { CreatedToken, Token } from '@clarity/contracts'
import { expect, type Page } from '@playwright/test'
import { openTokenForm, tokenRow, tokensSection } from '../browser/admin-tokens.ts'
import { signInAsAdmin } from '../browser/sign-in.ts'
import type { State } from './state.ts'

const list = '**/api/admin/tokens'

const token: Token = {
  id: '5d1e4f608192a3b4c5d6e7f83f2a9c5b',
  name: 'Reports team, build server',
  scopes: ['remotes:release:mf-reports', 'remotes:activate:mf-reports', 'remotes:release:acme-orders', 'remotes:read'],
  expires_at: '2100-02-20T10:00:00.000Z',
  created_at: '2026-11-20T12:00:00.000Z',
  created_by: 'ada@example.com',
  last_used_at: '2026-11-21T08:15:00.000Z',
}

const tokens: Token[] = [
  token,
  { ...token, id: 'b', name: 'Check of modules', scopes: ['remotes:read'], last_used_at: null },
  { ...token, id: 'c', name: 'Old laptop', expires_at: '2026-01-01T00:00:00.000Z', created_by: 'grace@example.com' },
]

async function open(page: Page, rows: readonly Token[]): Promise<void> {
  const created: CreatedToken = { ...token, token: `clr_${'Ab3-'.repeat(10)}xyz` }
  await page.route(list, (route) =>
    route.fulfill(route.request().method() === 'GET' ? { json: rows } : { status: 201, json: created }),
  )
  await signInAsAdmin(page)
  await page.goto('/admin/modules')
  await expect(tokensSection(page)).toBeVisible()
  await tokensSection(page).scrollIntoViewIfNeeded()
}

export const adminTokenStates: State[] = [
  {
    name: 'admin-tokens',
    async show(page) {
      await open(page, tokens)
      await expect(tokenRow(page, 'Old laptop')).toContainText('Expired')
    },
  },
  {
    name: 'admin-tokens-empty',
    isVariant: true,
    async show(page) {
      await open(page, [])
      await expect(page.getByText('No token has been created yet.')).toBeVisible()
    },
  },
  {
    name: 'admin-tokens-form',
    isVariant: true,
    async show(page) {
      await open(page, tokens)
      const form = await openTokenForm(page)
      await form.getByLabel('A module that is not listed').fill('Orders!')
      await form.getByRole('checkbox', { name: 'Release versions' }).last().uncheck()
      await form.getByRole('checkbox', { name: 'Activate and withdraw versions' }).last().uncheck()
      await form.getByRole('button', { name: 'Create token' }).click()
      await expect(form.getByText('Please choose at least one right.')).toBeVisible()
    },
  },
  {
    name: 'admin-tokens-created',
    isVariant: true,
    async show(page) {
      await open(page, tokens)
      const form = await openTokenForm(page)
      await form.getByLabel('Name', { exact: true }).fill(token.name)
      await form.getByRole('group', { name: 'Reports' }).getByLabel('Release versions').check()
      await form.getByRole('button', { name: 'Create token' }).click()
      await expect(page.getByRole('button', { name: 'Copy token' })).toBeVisible()
    },
  },
  {
    name: 'admin-tokens-question',
    isVariant: true,
    async show(page) {
      await open(page, tokens)
      await page.getByRole('button', { name: 'Revoke Old laptop' }).click()
      await expect(page.getByRole('dialog', { name: 'Revoke Old laptop?' })).toBeVisible()
    },
  },
]
