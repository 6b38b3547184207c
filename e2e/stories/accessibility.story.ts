import type { Page } from '@playwright/test'
import { rulesOver } from '../browser/broken-rules.ts'
import { allStates } from '../states/all-states.ts'
import { expect, test } from './story.ts'

// What fades in has no contrast while it does.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The page watch looks once a frame; in two frames it has seen the page as it is now. */
function twoFrames(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

for (const { name, show } of allStates)
  test(`Nothing keeps anybody out of ${name}: light, dark, or 320 pixels wide`, async ({ page, product, watch }) => {
    await show(page, product, watch)
    const brokenRules = await rulesOver(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await brokenRules(), colorScheme).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 640 })
    await twoFrames(page)
  })
