import { providerStates } from '../states/provider-states.ts'
import { test } from '../stories/vendor-story.ts'
import { screenshotState } from './screenshot-state.ts'

for (const { name, show } of providerStates)
  test(name, async ({ page, product, watch }, info) => {
    await show(page, product, watch)
    await screenshotState(page, name, info)
  })
