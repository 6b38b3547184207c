import { join } from 'node:path'
import { shotsFolder } from '../product/places.ts'
import { allStates } from '../states/all-states.ts'
import { test } from '../stories/story.ts'

for (const { name, show } of allStates)
  test(name, async ({ page, product, watch }, { project }) => {
    await show(page, product, watch)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const path = join(shotsFolder, `${name}.${project.name}.${colorScheme}.png`)
      await page.screenshot({ path, fullPage: true, animations: 'disabled' })
    }
  })
