import type { Locator, Page } from '@playwright/test'
import { readerEmail, section } from './report-page.ts'
import { expect, test } from './story.ts'

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('The Tab key does not lead there.')
}

test('The keyboard alone reaches the source of a key point through the gate', async ({ page, product }) => {
  await page.goto(await product.samples.report())
  const field = page.getByLabel('Email Address')
  await tabTo(page, field)
  await page.keyboard.type('reader')
  await tabTo(page, page.getByRole('button', { name: 'Access Report' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Please enter a valid email address')
  await expect(field).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(readerEmail.slice('reader'.length))
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const keyPoint = section(page, 'Key Points').getByRole('article').first()
  const unfold = keyPoint.getByText('Source')
  await tabTo(page, unfold)
  await expect(unfold).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('Space')
  await expect(keyPoint.getByRole('figure').first()).toBeVisible()
})
