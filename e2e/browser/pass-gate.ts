import { expect, type Page } from '@playwright/test'

export const readerEmail = 'reader@example.com'

/** Enters an email at the gate. */
export async function passGate(page: Page, email = readerEmail): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Access Your Report' })).toBeVisible()
  await page.getByLabel('Email Address').fill(email)
  await page.getByRole('button', { name: 'Access Report' }).click()
}
