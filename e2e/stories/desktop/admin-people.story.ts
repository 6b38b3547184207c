import type { Page } from '@playwright/test'
import { heldConversation } from '../../browser/admin-conversations.ts'
import { pageTitle } from '../../browser/admin-shell.ts'
import { signInAsAdmin } from '../../browser/sign-in.ts'
import { spokenTurn } from '../../product/spoken-turn.ts'
import { expect, test } from '../story.ts'

// A product of its own: its accounts and its audit are looked at as a whole.
test.use({ operatorEnv: { LOG_LEVEL: 'error' } })

const colleague = 'ana.colleague@example.com'
const password = 'tuba lantern seventeen moss'

const talk = [
  spokenTurn('agent', 'How can I help you today?', 0),
  spokenTurn('user', 'Please call me back at (415) 555-0177, or write to dana@acme.example.', 4),
]

async function invite(page: Page): Promise<string> {
  await page.goto('/admin/people')
  await page.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(colleague)
  await dialog.getByLabel('Role').selectOption('admin')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const link = await page.getByRole('region', { name: 'Link' }).textContent()
  await page.getByRole('button', { name: 'Done' }).click()
  return link!
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(colleague)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('A colleague is invited, made an analyst, sees masked data without a dangerous button, and is removed', async ({
  page,
  browser,
  product,
  watch,
}) => {
  watch.expectFailedLoad(410, /\/auth\/invitation$/)
  const { id, recipient_name: name } = await heldConversation(product, talk)
  await signInAsAdmin(page)
  const link = await invite(page)

  const other = await browser.newPage({ baseURL: product.url })
  await other.goto(link)
  await expect(other.getByText(`You are invited as an admin with the email ${colleague}.`)).toBeVisible()
  await other.getByLabel('Password', { exact: true }).fill(password)
  await other.getByLabel('Password, again').fill(password)
  await other.getByRole('button', { name: 'Create account' }).click()
  await other.getByRole('link', { name: 'Sign in' }).click()
  await signIn(other)
  await expect(pageTitle(other, 'Admin')).toBeVisible()
  await page.goto(link)
  await expect(page.getByText('This invitation was used already.')).toBeVisible()

  await page.goto('/admin/people')
  await page.getByRole('button', { name: `Make analyst: ${colleague}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make analyst' }).click()
  await expect(page.getByText(`The role of ${colleague} is changed.`)).toBeVisible()

  await other.goto('/admin/conversations')
  await signIn(other)
  const row = other.getByRole('row').filter({ hasText: name ?? '' })
  await expect(row.first()).toContainText('•••')
  await expect(other.getByRole('link', { name: 'Export CSV' })).toHaveCount(0)
  await row
    .first()
    .getByRole('link', { name: /transcript/i })
    .first()
    .click()
  await expect(other.getByText('Please call me back at •••77, or write to d•••@•••.')).toBeVisible()
  expect(other.url()).not.toContain(id)
  const menu = other.getByRole('navigation', { name: 'Admin' })
  for (const name of ['People', 'Audit', 'Modules', 'Webhooks', 'Batch Demo Requests'])
    await expect(menu.getByRole('link', { name })).toHaveCount(0)
  await other.goto('/admin/reports')
  await expect(other.getByRole('link', { name: 'Open' }).first()).toBeVisible()
  for (const name of ['Raw', 'Re-run']) await expect(other.getByRole('button', { name })).toHaveCount(0)

  await page.getByRole('button', { name: `Remove: ${colleague}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText(`${colleague} is removed.`)).toBeVisible()
  await other.reload()
  await expect(pageTitle(other, 'Sign in')).toBeVisible()
  await other.close()

  await page.goto('/admin/audit')
  await page.getByRole('button', { name: 'Check the chain' }).click()
  await expect(page.getByText(/^The chain holds: \d+ rows/)).toBeVisible()
  await page.getByLabel('Action').fill('transcript.read')
  await expect(page).toHaveURL(/action=transcript\.read/)
  const read = page.getByRole('row').filter({ hasText: 'transcript.read' })
  await expect(read.first()).toContainText('Removed account')
  await expect(read.first()).toContainText(id)
})
