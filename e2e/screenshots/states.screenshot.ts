import { allStates } from '../states/all-states.ts'
import { test } from '../stories/story.ts'
import { screenshotState } from './screenshot-state.ts'

for (const { name, show } of allStates)
  test(name, async ({ page, product, watch }, info) => {
    await show(page, product, watch)
    await screenshotState(page, name, info)
  })
