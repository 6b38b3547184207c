import { expect, type Page } from '@playwright/test'
import { signInAsAdmin } from '../browser/sign-in.ts'
import type { Product } from '../product/product.ts'
import type { State } from './state.ts'

async function openSample(page: Page, { admin }: Product): Promise<void> {
  const sample = (await admin.scenarios()).find(({ goals = [] }) => goals.length === 5)!
  await signInAsAdmin(page)
  await page.goto(`/admin/scenarios/${sample.id}`)
}

/** Trials of the scenario in a form. */
export const adminScenarioTrialStates: readonly State[] = [
  {
    name: 'admin-scenarios-test-talk',
    isVariant: true,
    async show(page, product) {
      await openSample(page, product)
      await page.getByRole('button', { name: 'Try the conversation' }).click()
      await page.getByRole('button', { name: 'Start a test talk' }).click()
      const turns = page.getByRole('log', { name: 'Test talk' }).getByRole('listitem')
      await expect(turns).toHaveCount(1)
      await page.getByRole('textbox', { name: 'Your message' }).fill('Thank you for your time. What went wrong before?')
      await page.keyboard.press('Enter')
      await expect(turns).toHaveCount(3)
      await page.getByRole('log', { name: 'Test talk' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'admin-scenarios-report-preview',
    isVariant: true,
    async show(page, product) {
      await product.samples.report()
      await openSample(page, product)
      await page.getByRole('button', { name: 'What would the report say now?' }).click()
      const conversations = page.getByRole('combobox', { name: 'Conversation' })
      await conversations.selectOption(await conversations.getByRole('option').nth(1).textContent())
      await page.getByRole('button', { name: 'Write a preview' }).click()
      await expect(page.getByRole('region', { name: 'Overview' })).toBeVisible()
      await page.getByRole('region', { name: 'Overview' }).scrollIntoViewIfNeeded()
    },
  },
]
