import type { Locator, Page } from '@playwright/test'
import { writtenPhones, type WrittenPhone } from '../../product/written-phones.ts'
import { expect, test } from '../story.ts'

type Way = (page: Page, field: Locator, text: string) => Promise<void>

const ways: Record<string, Way> = {
  async pasted(page, field, text) {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await field.press('ControlOrMeta+V')
  },
  filled: (_, field, text) => field.fill(text),
  typed: (_, field, text) => field.pressSequentially(text),
  async 'typed over a selection'(page, field, text) {
    await field.fill('20155501')
    await field.press('ControlOrMeta+A')
    await page.keyboard.type(text)
  },
}

const digitsIn = (shown: string) => shown.replace(/\D/g, '')

for (const [way, enter] of Object.entries(ways)) {
  const title = `phone number that is ${way} is shown in full, and what is shown is sent`
  test(`A ${title}`, async ({ page }) => {
    const everyTenth = writtenPhones.filter((_, index) => index % 10 === 0)
    await expectSentAsShown(page, enter, everyTenth)
  })
  test(`Every ${title}`, { tag: '@long' }, async ({ page }) => {
    test.slow()
    await expectSentAsShown(page, enter, writtenPhones)
  })
}

async function expectSentAsShown(page: Page, enter: Way, phones: readonly WrittenPhone[]): Promise<void> {
  const context = page.context()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const sent: string[] = []
  await page.route('**/api/request-demo', (route) => {
    sent.push((route.request().postDataJSON() as { recipientPhone: string }).recipientPhone)
    return route.fulfill({ status: 201, json: { requestId: 'r1', shortCode: 'Ab3dE' } })
  })
  await page.goto('/')
  const field = page.getByLabel('Your Phone', { exact: true })
  const country = page.getByLabel('Your Phone: country')
  await page.getByLabel('Your Name').fill('Maya Lind')

  for (const [name, text, number] of phones)
    await test.step(`${name}: ${text}`, async () => {
      await field.fill('')
      await country.focus()
      await country.selectOption(name)
      await field.focus()
      await enter(page, field, text)
      if (number === null) await expect(field).toHaveValue(text)
      else await expect.poll(async () => `+${digitsIn(await field.inputValue())}`).toBe(number)
      await page.getByRole('button', { name: 'Text me my link' }).click()
      if (number === null) {
        await expect(page.getByText('Valid phone number is required')).toBeVisible()
        await expect(page.locator('#own-phone-hint')).toBeVisible()
        expect(digitsIn(await field.inputValue())).toBe(digitsIn(text))
      } else {
        await expect(page.getByRole('heading', { name: 'Check your phone' })).toBeVisible()
        await page.getByRole('button', { name: 'Request another one' }).click()
      }
      expect(sent.splice(0)).toEqual(number === null ? [] : [number])
    })
}
