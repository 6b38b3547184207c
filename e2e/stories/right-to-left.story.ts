import type { Conversation, Transcript } from '@clarity/contracts'
import type { Locator, Page } from '@playwright/test'
import { signInAsAdmin } from '../browser/sign-in.ts'
import { expect, test } from './story.ts'

const id = '3f2a9c5b7d1e4f608192a3b4c5d6e7f8'
const name = 'ليلى حداد'
const words = 'أريد أن أقود فريقاً (صغيراً).'
const conversation: Conversation = {
  id,
  created_at: '2026-11-20T12:00:00.000Z',
  scenario_title: 'مقابلة لفريقك الأول!',
  recipient_name: name,
  manager_name: null,
  recipient_phone: '+442079460018',
  manager_phone: null,
}
const transcript: Transcript = {
  transcript: [{ role: 'user', message: words, time_in_call_secs: 0, tool_calls: [], duration: null }],
  language: 'ar',
}

async function signIn(page: Page): Promise<void> {
  const rows = (path: RegExp, row: Conversation) =>
    page.route(path, (route) => route.fulfill({ json: [row], headers: { 'x-total-count': '1' } }))
  await rows(/\/api\/admin\/conversations(\?|$)/, conversation)
  await page.route(`**/api/admin/conversations/${id}/transcript`, (route) => route.fulfill({ json: transcript }))
  await signInAsAdmin(page)
}

const expectRightToLeft = (place: Locator) => expect(place).toHaveCSS('direction', 'rtl')

test('Arabic runs from right to left in the tables of the admin, whose layout does not change', async ({ page }) => {
  await signIn(page)
  for (const path of ['/admin/conversations', '/admin/combined-reports']) {
    await page.goto(path)
    await expectRightToLeft(page.getByText(conversation.scenario_title!).first())
    await expectRightToLeft(page.getByText(name).first())
    await expect(page.getByRole('cell').filter({ hasText: conversation.scenario_title! })).toHaveCSS('direction', 'ltr')
  }
})

test('A transcript has the language of its scenario', async ({ page }) => {
  await signIn(page)
  await page.goto('/admin/conversations')
  await page.getByRole('link', { name: 'View Transcript' }).click()
  await expectRightToLeft(page.getByText(words))
  await expect(page.getByText(words)).toHaveAttribute('lang', 'ar')
  await page.goto('/admin/combined-reports')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expectRightToLeft(page.getByText(words))
  await expect(page.getByText(words)).toHaveAttribute('lang', 'ar')
})

test('Input has the direction of its letters', async ({ page }) => {
  await page.goto('/')
  const own = page.getByRole('textbox', { name: 'Your Name' })
  await own.fill(name)
  await expectRightToLeft(own)
  await own.fill('Maya Lind')
  await expect(own).toHaveCSS('direction', 'ltr')
  await signIn(page)
  await page.goto('/admin/scenarios/new')
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible()
  for (const field of await page.getByRole('textbox').all()) {
    await field.fill(words)
    await expectRightToLeft(field)
  }
})
