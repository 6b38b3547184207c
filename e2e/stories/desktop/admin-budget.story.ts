import { Sending } from '@clarity/contracts'
import type { Page } from '@playwright/test'
import { until } from '@clarity/test-kit/until'
import { signInAsAdmin } from '../../browser/sign-in.ts'
import type { Demo } from '../../product/demo-story.ts'
import type { Product } from '../../product/product.ts'
import { expect, test } from '../story.ts'

// One text has one to three segments: the budget is used up after a few demos.
test.use({ operatorEnv: { PRICE_SMS_SEGMENT: '1', PRICE_CALL_MINUTE: '1', MONTHLY_BUDGET: '6' } })

const budgetNote = { name: 'The monthly budget is used up' }
const pausedNote = { name: 'All texts, calls and language models are paused' }

const sending = async ({ admin }: Product) => (await admin.api.get('/api/admin/sending')).as(Sending)

/** Requests demos until a text waits; returns all of them. */
async function requestUntilHeld(product: Product): Promise<Demo[]> {
  const demos: Demo[] = []
  return until('a text that waits', async () => {
    demos.push(await product.demos.request())
    await until('both texts to be decided', async () => {
      const { waiting, reserved } = await sending(product)
      const sent = await Promise.all(phonesOf(demos).map((phone) => product.demos.messages(phone)))
      return reserved === 0 && sent.flat().length + (waiting?.texts ?? 0) === 2 * demos.length
    })
    return (await sending(product)).waiting !== null && demos
  })
}

const phonesOf = (demos: readonly Demo[]) =>
  demos.flatMap(({ recipientPhone, managerPhone }) => [recipientPhone, managerPhone])

async function expectNoNotes(page: Page): Promise<void> {
  await page.reload()
  await expect(page.getByRole('button', { name: 'Pause everything' })).toBeVisible()
  await expect(page.getByRole('note', budgetNote)).toBeHidden()
  await expect(page.getByRole('note', pausedNote)).toBeHidden()
}

test('At the monthly budget texts wait, the admin sees why, and a higher budget sends them', async ({
  page,
  product,
}) => {
  const demos = await requestUntilHeld(product)
  const { spent_month: spent, reserved } = await sending(product)
  expect(spent + reserved).toBeLessThanOrEqual(6)

  await signInAsAdmin(page)
  await page.goto('/admin')
  await expect(page.getByRole('note', budgetNote)).toContainText(/texts? and 0 calls wait/)
  await page.getByRole('note', budgetNote).getByRole('link', { name: 'View costs' }).click()
  await expect(page.getByRole('region', { name: 'Spending' })).toContainText('$6.00')
  await expect(page.getByRole('note', budgetNote)).toBeVisible()

  // An open page would ask the stopped server for files.
  await page.goto('about:blank')
  await product.restartWith({ MONTHLY_BUDGET: '600' })
  await page.goto('/admin/costs')
  for (const phone of phonesOf(demos)) await product.demos.message(phone, 1)
  await expectNoNotes(page)
  await expect(page.getByRole('region', { name: 'Spending' })).toContainText('$600.00')
})

test('What costs money stops at a switch, and goes on at another', async ({ page, product }) => {
  await product.restartWith({ MONTHLY_BUDGET: '600' })
  await signInAsAdmin(page)
  await page.goto('/admin/costs')
  await page.getByRole('button', { name: 'Pause everything' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pause everything' }).click()
  await expect(page.getByRole('note', pausedNote)).toBeVisible()

  const demo = await product.demos.request()
  await until('both texts to wait', async () => (await sending(product)).waiting?.texts === 2)
  await page.reload()
  await expect(page.getByRole('note', pausedNote)).toContainText('2 texts and 0 calls wait')
  expect(await product.demos.messages(demo.recipientPhone)).toEqual([])

  await page.getByRole('button', { name: 'Resume everything' }).click()
  for (const phone of phonesOf([demo])) await product.demos.message(phone, 1)
  await expectNoNotes(page)
})
