import type { Locator } from '@playwright/test'
import { signInAsAdmin } from '../browser/sign-in.ts'
import { startTalk } from '../browser/talk.ts'
import { expect, test } from './story.ts'

const lines = (count: number) => Array.from({ length: count }, (_, line) => `The ${line + 1}. line of it.`).join('\n')

/** Takes away what WebKit and Firefox lack. */
const withoutFieldSizing = (field: Locator) =>
  field.evaluate((element: HTMLElement) => element.style.setProperty('field-sizing', 'fixed', 'important'))

const heightOf = async (field: Locator) => (await field.boundingBox())!.height
const isWhole = (field: Locator) => field.evaluate((element) => element.scrollHeight <= element.clientHeight)

test('The field of a conversation grows with its words in every browser, and shrinks again', async ({
  page,
  product,
}) => {
  const { requestId } = await product.demos.request()
  await page.goto(`/demo/${requestId}`)
  await startTalk(page)
  const field = page.getByRole('textbox', { name: 'Your message' })
  await withoutFieldSizing(field)
  const empty = await heightOf(field)
  expect(empty).toBe(48)
  await field.fill(lines(3))
  await expect.poll(() => heightOf(field)).toBe(48 + 2 * 30)
  expect(await isWhole(field)).toBe(true)
  await field.fill('word '.repeat(16))
  expect(await heightOf(field)).toBeGreaterThan(empty)
  expect(await isWhole(field)).toBe(true)
  await field.fill(lines(12))
  await expect.poll(() => heightOf(field)).toBe(144)
  expect(await heightOf(page.locator('form.say'))).toBe(144)
  await page.reload()
  await page.getByRole('button', { name: 'Continue' }).click()
  await withoutFieldSizing(field)
  await expect.poll(() => heightOf(field)).toBe(144)
  await field.press('Enter')
  await expect.poll(() => heightOf(field)).toBe(empty)
})

test('The prompt of a combined report grows with its words in every browser', async ({ page }) => {
  await signInAsAdmin(page)
  await page.goto('/admin/combined-reports')
  const field = page.getByRole('textbox', { name: /prompt/i })
  await withoutFieldSizing(field)
  await field.fill('Short.')
  const short = await heightOf(field)
  await field.fill(lines(9))
  await expect.poll(() => heightOf(field)).toBeGreaterThan(short + 20)
  expect(await isWhole(field)).toBe(true)
})

test('The field of a conversation stays above an on-screen keyboard that covers the page', async ({
  page,
  product,
}) => {
  const { requestId } = await product.demos.request()
  await page.goto(`/demo/${requestId}`)
  await startTalk(page)
  const field = page.getByRole('textbox', { name: 'Your message' })
  await field.focus()
  const keyboard = (height: number) =>
    page.evaluate((seen) => {
      Object.defineProperty(window.visualViewport, 'height', { value: seen, configurable: true })
      window.visualViewport!.dispatchEvent(new Event('resize'))
    }, height)
  const bottom = async () => {
    const { y, height } = (await field.boundingBox())!
    return y + height
  }
  const before = await bottom()
  expect(before).toBeGreaterThan(450)
  await keyboard(450)
  await expect.poll(bottom).toBeLessThan(450)
  await keyboard(page.viewportSize()!.height)
  await expect.poll(bottom).toBe(before)
})

for (const [what, path] of [
  ['the home', '/'],
  ['the gate', '/report/any'],
] as const)
  test(`What ${what} shows keeps out of the screen's notch and rounded corners`, async ({ page, context }) => {
    const insets = { top: 47, right: 40, bottom: 34, left: 40 }
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('meta[name=viewport]')).toHaveAttribute('content', /viewport-fit=cover/)
    await expect(page.locator('body')).toHaveCSS('padding', '47px 40px 34px')
  })
