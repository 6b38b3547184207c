import type { AccountSession, AuthenticatorState, Passkey } from '@clarity/contracts'
import { expect, type Page } from '@playwright/test'
import { signInAsAdmin } from '../browser/sign-in.ts'
import type { State } from './state.ts'

const here: AccountSession = {
  id: 'a',
  device: 'Chrome on Linux',
  location: 'Berlin, Germany',
  signed_in_at: '2026-11-20T12:00:00.000Z',
  used_at: '2026-11-21T08:15:00.000Z',
  is_current: true,
  is_new: false,
}

const sessions: AccountSession[] = [
  here,
  { ...here, id: 'b', device: 'Safari on iOS', location: null, is_current: false, is_new: true },
  { ...here, id: 'c', device: null, location: 'Lyon, France', is_current: false },
]

const passkey: Passkey = {
  id: 'k7m2p9xw3d',
  name: 'My laptop',
  created_at: '2026-11-20T12:00:00.000Z',
  last_used_at: null,
}

async function open(
  page: Page,
  path = '/admin/account',
  app: AuthenticatorState = { is_on: true, recovery_codes_left: 9 },
) {
  await page.route('**/api/admin/account/sessions', (route) => route.fulfill({ json: sessions }))
  await page.route('**/api/admin/account/passkeys', (route) => route.fulfill({ json: [passkey] }))
  await page.route('**/api/admin/account/totp', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: app })
      : route.fulfill({
          status: 201,
          json: { secret: 'K'.repeat(32), uri: `otpauth://totp/a?secret=${'K'.repeat(32)}` },
        }),
  )
  await signInAsAdmin(page)
  await page.goto(path)
}

export const adminAccountStates: State[] = [
  {
    name: 'admin-account',
    async show(page) {
      await open(page)
      await expect(page.getByText('9 recovery codes are left.')).toBeVisible()
      await expect(page.getByText('My laptop')).toBeVisible()
      await page.getByRole('button', { name: 'Change password' }).click()
      await expect(page.getByText('Please enter your current password.')).toBeVisible()
    },
  },
  {
    name: 'admin-account-app',
    isVariant: true,
    async show(page) {
      await open(page, '/admin/account', { is_on: false, recovery_codes_left: 0 })
      await page.getByRole('button', { name: 'Set up' }).click()
      const dialog = page.getByRole('dialog', { name: 'Authenticator app' })
      await dialog.getByLabel('Password').fill('a password of mine')
      await dialog.getByRole('button', { name: 'Next' }).click()
      await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible()
    },
  },
  {
    name: 'admin-account-new-device',
    isVariant: true,
    async show(page) {
      await open(page, '/admin')
      await expect(page.getByRole('note', { name: 'A new device signed in to your account' })).toBeVisible()
    },
  },
]
