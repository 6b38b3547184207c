import { ChangedRemote } from '../product/changed-remote.ts'
import { expect, test as base } from './story.ts'

/** A story in which another team works on the module of the reports. */
export const test = base.extend<{ team: ChangedRemote }>({
  // oxlint-disable-next-line no-empty-pattern
  team: async ({}, use) => {
    const team = await ChangedRemote.of('mf-reports')
    await use(team)
    await team.remove()
  },
})

export { expect }
