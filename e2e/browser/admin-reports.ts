import { expect, type Locator, type Page } from '@playwright/test'

/** Re-runs the report of a row, and answers the question before it. */
export async function reRun(page: Page, row: Page | Locator): Promise<void> {
  await row.getByRole('button', { name: 'Re-run', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Re-run this report?' })
  await dialog.getByRole('button', { name: 'Re-run report' }).click()
  await expect(dialog).toBeHidden()
}
