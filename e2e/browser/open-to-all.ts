import { expect, type Page } from '@playwright/test'
import { rulesOver } from './broken-rules.ts'

/** axe finds nothing: light and dark, narrow and wide. The page watch checks that the page fits into 320 pixels. */
export async function expectOpenToAll(page: Page, { isNarrow = false } = {}): Promise<void> {
  const brokenRules = await rulesOver(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await brokenRules(), colorScheme).toEqual([])
  }
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
