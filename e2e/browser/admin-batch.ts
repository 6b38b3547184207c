import { expect, type Locator, type Page } from '@playwright/test'
import { signInAsAdmin } from './sign-in.ts'

/** Does not wait for the page's data. */
export async function goToBatchPage(page: Page): Promise<void> {
  await signInAsAdmin(page)
  await page.goto('/admin/batch-demo')
  await expect(page.getByRole('heading', { name: 'Batch Demo Requests', level: 1 })).toBeVisible()
}

/** With its scenarios and its phone fields. */
export async function openBatchPage(page: Page): Promise<void> {
  await goToBatchPage(page)
  await expect(page.getByRole('radio').first()).toBeChecked()
  await expect(cell(page, 1, 'Your Phone')).toBeVisible()
}

export const row = (page: Page, number: number): Locator =>
  page.getByRole('group', { name: `Row ${number}`, exact: true })
export const cell = (page: Page, number: number, label: string): Locator =>
  row(page, number).getByRole('textbox', { name: label, exact: true })
export const role = (page: Page, number: number): Locator => row(page, number).getByRole('combobox', { name: 'Role' })
export const mainButton = (page: Page): Locator => page.getByRole('button', { name: /^Submit \d+ Pending Requests?$/ })
export const rowsOnPage = (page: Page): Locator => page.getByRole('group', { name: /^Row \d+$/ })

export async function expectStatus(page: Page, number: number, status: string): Promise<void> {
  await expect(row(page, number).getByRole('img', { name: status, exact: true })).toBeVisible()
}

export async function fillSelf(page: Page, number: number, name: string, phone: string): Promise<void> {
  await cell(page, number, 'Your Name').fill(name)
  await cell(page, number, 'Your Phone').fill(phone)
}

export const csvHeader = 'role,managerName,managerPhone,recipientName,recipientPhone'

/** Selects the file as the Import CSV button does. */
export async function importCsv(page: Page, content: string | Buffer, name = 'people.csv'): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Import CSV' }).click()
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
}

/** Drags a file over the zone and drops it, with the events that a page gets. */
export async function dropCsv(page: Page, text: string, name = 'people.csv'): Promise<void> {
  const zone = page.getByText('Maximum 50 rows recommended')
  const dataTransfer = await page.evaluateHandle(
    ([content, fileName]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([content], fileName, { type: 'text/csv' }))
      return transfer
    },
    [text, name] as const,
  )
  await zone.dispatchEvent('dragover', { dataTransfer })
  await zone.dispatchEvent('drop', { dataTransfer })
}

/** Pastes a text into a field, with the browser's event. */
export async function pasteInto(field: Locator, text: string): Promise<void> {
  await field.focus()
  await field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}
