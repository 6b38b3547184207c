import type { Browser, Page } from '@playwright/test'
import { pageTitle } from '../../browser/admin-shell.ts'
import { oneTimeCode } from '../../browser/one-time-code.ts'
import { giveSecurityKey } from '../../browser/passkeys.ts'
import { adminEmail, adminPassword } from '../../product/server.ts'
import { expect, test } from '../story.ts'

// A product of its own: a new password, and a sign-out everywhere, end the sessions of other stories' admin.
test.use({ operatorEnv: { LOG_LEVEL: 'error' } })

const otherPassword = 'tuba lantern seventeen moss'

async function typeSignIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('Email').fill(adminEmail)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

async function openAccount(page: Page, password: string): Promise<void> {
  await page.goto('/admin/account')
  await typeSignIn(page, password)
  await expect(pageTitle(page, 'Account')).toBeVisible()
}

async function changePassword(page: Page, from: string, to: string): Promise<void> {
  const form = page.getByRole('region', { name: 'Password' })
  await form.getByLabel('Current password').fill(from)
  await form.getByLabel('New password', { exact: true }).fill(to)
  await form.getByLabel('New password, again').fill(to)
  await form.getByRole('button', { name: 'Change password' }).click()
}

/** Another browser of the same person. */
async function elsewhere(browser: Browser, url: string, password: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: url })
  await openAccount(page, password)
  return page
}

test('A new password signs every other browser out; a common one and a wrong old one are refused', async ({
  page,
  browser,
  product,
  watch,
}) => {
  watch.expectFailedLoad(400, /\/account\/password$/)
  await openAccount(page, adminPassword)
  const other = await elsewhere(browser, product.url, adminPassword)
  await changePassword(page, adminPassword, 'passwordpassword')
  await expect(page.getByText('This password is easy to guess.')).toBeVisible()
  await changePassword(page, 'not my password at all', otherPassword)
  await expect(page.getByText('The current password is incorrect.')).toBeVisible()
  await changePassword(page, adminPassword, otherPassword)
  await expect(page.getByText('Your password is changed. Every other browser is signed out.')).toBeVisible()
  await other.reload()
  await expect(pageTitle(other, 'Sign in')).toBeVisible()
  await other.close()
  await changePassword(page, otherPassword, adminPassword)
  await expect(page.getByLabel('Current password')).toHaveValue('')
})

test('A new device is noted, confirmed, and signed out; then everything is signed out at once', async ({
  page,
  browser,
  product,
}) => {
  await openAccount(page, adminPassword)
  const other = await elsewhere(browser, product.url, adminPassword)
  await page.goto('/admin')
  const note = page.getByRole('note', { name: 'A new device signed in to your account' })
  await expect(note).toContainText('Chrome on Linux')
  await note.getByRole('button', { name: 'It was me' }).click()
  await expect(note).toBeHidden()
  await page.getByRole('link', { name: `Signed in as ${adminEmail}` }).click()
  const rows = page.getByRole('table', { name: 'Signed-in browsers' }).getByRole('row')
  await expect(rows.filter({ hasText: 'This browser' })).toHaveCount(1)
  const count = await rows.count()
  await rows.getByRole('button', { name: 'Sign out Chrome on Linux' }).first().click()
  await expect(page.getByText('Chrome on Linux is signed out.')).toBeVisible()
  await expect(rows).toHaveCount(count - 1)
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(pageTitle(page, 'Sign in')).toBeVisible()
  await other.reload()
  await expect(pageTitle(other, 'Sign in')).toBeVisible()
  await other.close()
})

test('An authenticator app is set up, asked for, replaced by a recovery code, and removed', async ({ page, watch }) => {
  watch.expectFailedLoad(401, /\/auth\/login$/)
  await openAccount(page, adminPassword)
  const section = page.getByRole('region', { name: 'Authenticator app' })
  await section.getByRole('button', { name: 'Set up' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Password').fill(adminPassword)
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible()
  const key = (await dialog.getByText(/^[A-Z2-7]{32}$/).textContent())!
  await dialog.getByLabel('Code that the app shows').fill(oneTimeCode(key))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  const codes = (await dialog.getByRole('region', { name: 'Recovery codes' }).textContent())!.split('\n')
  expect(codes).toHaveLength(10)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(section.getByText('10 recovery codes are left.')).toBeVisible()

  for (const code of [oneTimeCode(key, 1), codes[0]!]) {
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await typeSignIn(page, adminPassword)
    await expect(page.getByText('Enter the code from your authenticator app.')).toBeVisible()
    await page.getByLabel('Code').fill(code)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(pageTitle(page, 'Admin')).toBeVisible()
    await page.goto('/admin/account')
    await expect(section.getByText(/recovery codes are left/)).toBeVisible()
  }
  await expect(section.getByText('9 recovery codes are left.')).toBeVisible()
  await section.getByRole('button', { name: 'Remove' }).click()
  await dialog.getByLabel('Password').fill(adminPassword)
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(section.getByRole('button', { name: 'Set up' })).toBeVisible()
})

test('A passkey is added, signs in without a password, and is removed', async ({ page }) => {
  await giveSecurityKey(page)
  await openAccount(page, adminPassword)
  await page.getByRole('button', { name: 'Add passkey' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('My laptop')
  await dialog.getByLabel('Password').fill(adminPassword)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('My laptop is added.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('link', { name: `Signed in as ${adminEmail}` })).toBeVisible()
  await page.goto('/admin/account')
  const row = page.getByRole('table', { name: 'Your passkeys' }).getByRole('row', { name: /My laptop/ })
  await expect(row).not.toContainText('Never')
  await row.getByRole('button', { name: 'Remove My laptop' }).click()
  await dialog.getByLabel('Password').fill(adminPassword)
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('No passkey has been added yet.')).toBeVisible()
})
