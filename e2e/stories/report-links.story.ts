import type { BrowserContext, Page } from '@playwright/test'
import { signInAsAdmin } from '../browser/sign-in.ts'
import { idOf, passGate } from './report-page.ts'
import { expect, test } from './story.ts'
import { tellReport } from '../product/tell-report.ts'

const dead = 'If this link worked before, please ask the person who sent it to you.'

/** In a page of its own: the admin's dialog on the link of one report. */
async function openLinkDialog(context: BrowserContext, path: string): Promise<Page> {
  const admin = await context.newPage()
  await signInAsAdmin(admin)
  await admin.goto('/admin/reports')
  const row = admin.getByRole('row').filter({ hasText: idOf(path) })
  await row.getByRole('button', { name: 'More actions' }).click()
  await admin.getByRole('menuitem', { name: 'Link and readers' }).click()
  return admin
}

test('A revoked link is dead at once, and says whom to ask', async ({ page, context, product, watch }) => {
  watch.expectFailedLoad(404, /\/api\/report\//)
  const { path } = await tellReport(product)
  const admin = await openLinkDialog(context, path)
  await admin.getByRole('button', { name: 'Revoke' }).click()
  await expect(admin.getByRole('dialog').getByText('Link revoked')).toBeVisible()

  await page.goto(path)
  await passGate(page)
  await expect(page.getByText('Report not found. Please check the URL and try again.')).toBeVisible()
  await expect(page.getByText(dead)).toBeVisible()
})

test('A replaced link opens at its new address, and no longer at the old one', async ({
  page,
  context,
  product,
  watch,
}) => {
  watch.expectFailedLoad(404, /\/api\/report\//)
  const { path } = await tellReport(product)
  const admin = await openLinkDialog(context, path)
  const address = admin.getByRole('dialog').getByText(/^http/)
  const before = await address.textContent()
  await admin.getByRole('button', { name: 'Replace' }).click()
  await expect(address).not.toHaveText(before!)
  const after = await address.textContent()

  await page.goto(after!)
  await passGate(page)
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await page.goto(before!)
  await passGate(page)
  await expect(page.getByText(dead)).toBeVisible()
})
