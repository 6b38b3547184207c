import { cell, fillSelf, openBatchPage, pasteInto, role, row, rowsOnPage } from '../browser/admin-batch.ts'
import { expect, test } from './story.ts'

test('Rows are filled in without a mouse: Tab and Enter move, Alt and the arrow lead to the country', async ({
  page,
}) => {
  await openBatchPage(page)
  await cell(page, 1, 'Your Name').focus()
  await page.keyboard.type('Ana Silva')
  await page.keyboard.press('Tab')
  await page.keyboard.type('4155550101')
  await expect(cell(page, 1, 'Your Phone')).toHaveValue('+1 415 555 0101')

  await page.keyboard.press('Enter')
  await expect(cell(page, 2, 'Your Name')).toBeFocused()
  await page.keyboard.type('Bo')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Alt+ArrowDown')
  const country = row(page, 2).getByRole('combobox', { name: 'Your Phone: country' })
  await expect(country).toBeFocused()
  await country.selectOption('Sweden')
  await page.keyboard.press('Tab')
  await page.keyboard.type('0701234567')
  await expect(cell(page, 2, 'Your Phone')).toHaveValue('+46 70 123 45 67')

  await page.keyboard.press('ArrowUp')
  await expect(cell(page, 1, 'Your Phone')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(row(page, 1).getByRole('button', { name: 'Submit' })).toBeFocused()
})

test('Cells copied from a spreadsheet fill rows', async ({ page }) => {
  await openBatchPage(page)
  const cells = 'Dana Field\t(415) 555-0102\tAlex Stone\t420601123456\r\nEve Hale\t+14155550103\tBo\t+14155550104\r\n'
  await pasteInto(cell(page, 1, 'Your Name'), cells)
  await expect(rowsOnPage(page)).toHaveCount(2)
  await expect(role(page, 1)).toHaveValue('manager')
  await expect(cell(page, 1, 'Manager Phone')).toHaveValue('+1 415 555 0102')
  await expect(cell(page, 1, 'Recipient Phone')).toHaveValue('+420 601 123 456')
  await expect(cell(page, 2, 'Recipient Name')).toHaveValue('Bo')
})

test('Leaving asks for confirmation until the rows are saved', async ({ page }) => {
  const saved = Promise.withResolvers<void>()
  await page.route('**/api/admin/batches', async (route) => {
    if (route.request().method() === 'POST') await saved.promise
    await route.continue()
  })
  await openBatchPage(page)
  await fillSelf(page, 1, 'Ana Silva', '+14155550101')
  const leave = async () => {
    const menu = page.getByRole('button', { name: 'Open the menu' })
    if (await menu.isVisible()) await menu.click()
    await page.getByRole('link', { name: 'Dashboard' }).click()
  }
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  const dashboard = page.getByRole('heading', { name: 'Admin', level: 1 })

  await leave()
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(question).toBeHidden()
  await expect(cell(page, 1, 'Your Name')).toHaveValue('Ana Silva')
  await leave()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(dashboard).toBeVisible()

  saved.resolve()
  await page.goto('/admin/batch-demo')
  await fillSelf(page, 1, 'Bo Lind', '+14155550102')
  await expect(page.getByText('All changes are saved')).toBeVisible()
  await leave()
  await expect(dashboard).toBeVisible()
})
