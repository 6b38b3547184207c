import { join } from 'node:path'
import { screenshotsFolder } from '../product/places.ts'
import { reportStates } from '../states/report-states.ts'
import { test } from '../stories/story.ts'

/** A4 between the report's own margins, in CSS pixels. */
const paperWidth = 643

for (const { name, show } of reportStates.filter((state) => /rich$|short$|goals$/.test(state.name)))
  test(`${name} on paper`, async ({ page, product, watch }) => {
    await show(page, product, watch)
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await page.setViewportSize({ width: paperWidth, height: 909 })
    await page.screenshot({ path: join(screenshotsFolder, `${name}-print.${paperWidth}.light.png`), fullPage: true })
  })
