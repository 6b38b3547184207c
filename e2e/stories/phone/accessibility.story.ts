import { expectOpenToAll } from '../../browser/open-to-all.ts'
import { allStates } from '../../states/all-states.ts'
import { test } from '../story.ts'

// What fades in has no contrast while it does.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { name, isNarrow, isVariant, show } of allStates) {
  if (!isVariant)
    test(`${name} is accessible: light and narrow, dark and wide`, async ({ page, product, watch }) => {
      await show(page, product, watch)
      await expectOpenToAll(page, { isNarrow })
    })
  if (isVariant || !isNarrow)
    test(`${name} is accessible in both themes at both widths`, { tag: '@long' }, async ({ page, product, watch }) => {
      await show(page, product, watch)
      await expectOpenToAll(page, { isNarrow, isWhole: true })
    })
}
