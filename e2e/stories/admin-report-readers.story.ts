import { directAccessEmail } from '@clarity/contracts'
import { signInAsAdmin } from '../browser/sign-in.ts'
import { idOf, passGate } from './report-page.ts'
import { expect, test } from './story.ts'

test('An admin sees who read a report, how often, and no own opening among them', async ({ page, product }) => {
  const path = await product.samples.report()
  const id = idOf(path)
  const email = `reader.of.${id}@example.com`
  await page.goto(path)
  await passGate(page, email)
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  // The reader is remembered, and comes again.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await signInAsAdmin(page)
  expect((await page.request.post(`/api${path}`, { data: { email: directAccessEmail } })).status()).toBe(200)

  await page.goto('/admin/report-views')
  await page.getByText('By report', { exact: true }).click()
  const summary = page.getByRole('region', { name: 'By report' })
  await expect(summary).toBeVisible()
  await page.getByRole('searchbox').first().fill(id)
  const row = summary.getByRole('row').filter({ hasText: id })
  await expect(row).toContainText('1 by admins')
  await row.getByRole('button', { name: 'Readers' }).click()
  const dialog = page.getByRole('dialog', { name: 'Readers of this report' })
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await expect(dialog.getByRole('listitem')).toContainText(`${email}: opened 2 times`)
  await dialog.getByRole('button', { name: 'Close' }).click()

  await page.getByText('By reader', { exact: true }).click()
  await page.getByRole('searchbox').first().fill(email)
  const reader = page.getByRole('region', { name: 'By reader' }).getByRole('row').filter({ hasText: email })
  await expect(reader.getByRole('cell', { name: '2', exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Report Views' })).toBeVisible()
})
