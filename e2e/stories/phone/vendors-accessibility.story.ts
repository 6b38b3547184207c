import { expectOpenToAll } from '../../browser/open-to-all.ts'
import { providerStates } from '../../states/provider-states.ts'
import { test } from '../vendor-story.ts'

// What fades in has no contrast while it does.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { name, show } of providerStates)
  test(`${name} is accessible: light, dark, or 320 pixels wide`, async ({ page, product, watch }) => {
    await show(page, product, watch)
    await expectOpenToAll(page)
  })
