import type { Page } from '@playwright/test'
import { expect, test } from './vendor-story.ts'
import { openRequests } from '../browser/admin-conversations.ts'

/** Counts what a person has to click, and clicks it. */
class Clicks {
  count = 0
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async on(role: 'link' | 'button' | 'checkbox', name: string | RegExp): Promise<void> {
    this.count += 1
    await this.page.getByRole(role, { name }).first().click()
  }

  /** A choice in a list takes two: to open it, and to choose. */
  async choose(label: string, value: string): Promise<void> {
    this.count += 2
    await this.page.getByRole('combobox', { name: label }).selectOption(value)
  }
}

test('An admin sees why a text did not arrive, and sends it again, in 4 clicks', async ({ page, product, vendors }) => {
  const phone = product.demos.newPhone()
  vendors.expectRefusal(/21211/)
  vendors.twilio.refuseNumber(phone)
  const { requestId } = await product.demos.request(phone)
  const state = async () => (await product.admin.api.get(`/api/admin/demo-requests?q=${requestId}`)).body
  await expect.poll(state).toMatchObject([{ state: 'invitation_failed' }])
  vendors.twilio.acceptNumber(phone)
  await openRequests(page)
  const clicks = new Clicks(page)
  await clicks.choose('Cause', '21211')
  await clicks.on('link', /^Open the request of /)
  await expect(page.getByText(/Check the number and its country code/).first()).toBeVisible()
  await clicks.on('button', 'Send again')
  await expect(page.getByText('The text is on its way again.')).toBeVisible()
  await vendors.message(phone, 1)
  expect(clicks.count).toBe(4)
})

test('An admin lists unanswered invitations and sends them again, in 5 clicks', async ({
  page,
  product,
  vendors,
  watch,
}) => {
  watch.expectFailedLoad(409, /\/resend$/)
  const { recipientPhone } = await product.demos.request()
  await vendors.message(recipientPhone, 1)
  await openRequests(page, `?q=${encodeURIComponent(recipientPhone)}`)
  const clicks = new Clicks(page)
  await clicks.choose('State', 'invited')
  await expect(page.getByText('1 row', { exact: true })).toBeVisible()
  await clicks.on('button', /^Select all/)
  await clicks.on('button', 'Send again to 1')
  clicks.count += 1
  await page.getByRole('dialog').getByRole('button', { name: 'Send again' }).click()
  // It was sent a moment ago: the server says so, and sends nothing twice.
  await expect(page.getByText(/less than a minute ago/)).toBeVisible()
  expect(clicks.count).toBe(5)
})
