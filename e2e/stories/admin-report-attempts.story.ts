import { bankCall, longTalk } from '@clarity/test-kit/transcripts'
import { signInAsAdmin } from '../browser/sign-in.ts'
import { expect, test } from './story.ts'

test('An admin compares the first and the latest attempt of one phone in one scenario', async ({ page, product }) => {
  const { demos } = product
  const first = await demos.request()
  await demos.message(first.recipientPhone, 1)
  await demos.converse(first, bankCall)
  await demos.message(first.recipientPhone, 2)
  await signInAsAdmin(page)
  const openAttempts = async () => {
    await page.goto(`/admin/reports?q=${first.requestId}`)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Compare attempts' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Compare attempts' })).toBeVisible()
  }
  await openAttempts()
  await expect(page.getByText('There is nothing to compare yet.')).toBeVisible()

  const second = await demos.request(first.recipientPhone)
  await demos.message(first.recipientPhone, 3)
  await demos.converse(second, longTalk)
  await demos.message(first.recipientPhone, 4)
  await openAttempts()
  const table = page.getByRole('table', { name: 'Two attempts side by side' })
  await expect(table.getByRole('columnheader')).toHaveText(['What', /^Attempt 1/, /^Attempt 2/, 'Change'])
  await expect(table.getByRole('row', { name: /^Goals met/ })).toHaveText(/\d of \d.*\d of \d/)
  await expect(table.getByRole('row', { name: /^Share of talk/ })).toHaveText(/\d+%\d+%[+−]\d+ points$/)

  await page.getByRole('combobox', { name: 'Attempt on the left' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(table.getByRole('row', { name: /^Share of talk/ })).toHaveText(/No change$/)
})
