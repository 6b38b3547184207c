import { expect, type Page } from '@playwright/test'
import { rulesOver } from './broken-rules.ts'
import { lookAtWidth } from './page-watch.ts'

const narrow = { width: 390, height: 844 }
const wide = { width: 1280, height: 900 }

interface Extent {
  /** The page is for narrow screens only. */
  readonly isNarrow?: boolean | undefined
  /** Both themes at both widths. Otherwise each theme and each width once. */
  readonly isWhole?: boolean | undefined
}

/** axe finds nothing. The page watch checks that the page fits into 320 pixels. */
export async function expectOpenToAll(page: Page, { isNarrow, isWhole }: Extent = {}): Promise<void> {
  const brokenRules = await rulesOver(page)
  const show = async (viewport: typeof narrow) => {
    await page.setViewportSize(viewport)
    await lookAtWidth(page)
  }
  const check = async (colorScheme: 'light' | 'dark', viewport: typeof narrow) => {
    await page.emulateMedia({ colorScheme })
    expect(await brokenRules(), `${colorScheme}, ${viewport.width} pixels wide`).toEqual([])
  }

  await show({ width: 320, height: 640 })
  await show(narrow)
  await check('light', narrow)
  if (isNarrow || isWhole) await check('dark', narrow)
  if (isNarrow) return
  await show(wide)
  await check('dark', wide)
  if (isWhole) await check('light', wide)
}
