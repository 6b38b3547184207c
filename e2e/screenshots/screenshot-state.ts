import { join } from 'node:path'
import type { Page, TestInfo } from '@playwright/test'
import { screenshotsFolder } from '../product/places.ts'

/** Screenshots of the page's current state, light and dark. */
export async function screenshotState(page: Page, name: string, { project }: TestInfo): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const path = join(screenshotsFolder, `${name}.${project.name}.${colorScheme}.png`)
    await page.screenshot({ path, fullPage: true, animations: 'disabled' })
  }
}
