import { expect, type Page } from '@playwright/test'
import { rulesOver } from './broken-rules.ts'

/** The rules that a color scheme can break; all others see the same page in both. */
const colorRules = ['color-contrast', 'link-in-text-block']

/** axe finds nothing: light and dark, narrow and wide. The page watch checks that the page fits into 320 pixels. */
export async function expectOpenToAll(page: Page, { isNarrow = false } = {}): Promise<void> {
  const brokenRules = await rulesOver(page)
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await brokenRules(), 'light').toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await brokenRules(colorRules), 'dark').toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  await twoFrames(page)
  if (isNarrow) return
  await page.setViewportSize({ width: 1280, height: 900 })
  await twoFrames(page)
  expect(await brokenRules(), 'wide').toEqual([])
}

/** The page watch looks once a frame; in two frames it has seen the page as it is now. */
function twoFrames(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}
