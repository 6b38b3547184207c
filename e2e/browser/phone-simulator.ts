import { expect, type Locator, type Page } from '@playwright/test'
import { signInAsAdmin } from './sign-in.ts'

/** Opens the phone simulator as an admin does. */
export async function openSimulator(page: Page): Promise<void> {
  await signInAsAdmin(page)
  await page.goto('/phone-simulator')
  await expect(page.getByRole('heading', { name: 'Phone simulator' })).toBeVisible()
}

/** One phone of the simulator; on a narrow screen it is chosen first. */
export async function choosePhone(page: Page, number: string): Promise<Locator> {
  const phone = page.getByRole('region', { name: `Phone ${number}` })
  const tab = page.getByRole('navigation', { name: 'Phones' }).getByRole('button', { name: number })
  await expect(phone.or(tab).first()).toBeVisible()
  if (await tab.isVisible()) await tab.click()
  await expect(phone).toBeVisible()
  return phone
}

export const messagesOn = (phone: Locator) => phone.getByRole('log', { name: /^Messages on / })
