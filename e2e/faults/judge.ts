import { checkRun } from '../endurance/check-run.ts'
import { formatStory } from '../endurance/format-story.ts'
import { waitUntilIdle } from '../endurance/wait-until-idle.ts'
import { countEffects } from './count-effects.ts'
import type { Outcome } from './fault.ts'
import type { Stage } from './stage.ts'
import type { Struck } from './strike-fault.ts'

/** Waits until all these stories have ended and no work is pending, and counts the effects by fault. */
export async function judge(stage: Stage, strikes: readonly Struck[]): Promise<Outcome[]> {
  const { context, vendors, database, servers } = stage
  const recoveries = await Promise.all(strikes.map(({ recoveryMs }) => recoveryMs))
  const unsettled = await waitUntilIdle(database, vendors)
  const rows = await database.read()
  const all = strikes.flatMap(({ stories }) => stories)
  const general = [
    ...unsettled.map((what) => `Left behind: ${what}`),
    ...checkRun(all, rows, context.records, context.people, vendors),
    ...servers.faults.splice(0),
  ]
  const evidence = { records: context.records, rows, vendors }
  const faults = [...new Set(strikes.map(({ fault }) => fault))]
  return faults.map((fault, at) => {
    const own = strikes.filter((strike) => strike.fault === fault)
    const stories = own.flatMap((strike) => strike.stories)
    const broken = stories.filter(({ violation }) => violation !== null).map((story) => formatStory(evidence, story))
    return {
      fault: fault.name,
      strikes: own.length,
      requests: stories.flatMap(({ demos }) => demos).filter(({ requestId }) => requestId !== null).length,
      ...countEffects(stories, rows, context.records),
      slowestMs: Math.max(...recoveries.filter((_, n) => strikes[n]!.fault === fault)),
      broken: at === 0 ? [...broken, ...general] : broken,
    }
  })
}
