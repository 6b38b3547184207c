import { checkLogs } from '../endurance/check-logs.ts'
import { clockShiftMs, faultsOn } from './all-faults.ts'
import type { Outcome } from './fault.ts'
import { judge } from './judge.ts'
import { prepareStage, type Stage } from './stage.ts'
import { newStories, strikeFault, type Struck } from './strike-fault.ts'

export interface FaultsRun {
  readonly outcomes: readonly Outcome[]
  /** False for an account that may not mount one: that fault was left out. */
  readonly hasSmallDisk: boolean
  readonly broken: readonly string[]
}

export interface Size {
  /** Stories for each strike, all at once. */
  readonly stories: number
  readonly strikes: number
}

/** For each fault of the short form: one of each kind that takes a call, one by the link. */
export const shortStories = 3

type Note = (outcome: Outcome) => void

/** Causes every fault, one after the other, on two servers with one database; only those with the words, if given. */
export function runFaults({ stories, strikes }: Size, note: Note, words = ''): Promise<FaultsRun> {
  return runOnStage(0, async function* (stage) {
    let played = 0
    for (const fault of faultsOn(stage).filter(({ name }) => name.includes(words))) {
      const struck: Struck[] = []
      for (let strike = 0; strike < strikes; strike += 1) {
        const met = newStories(stories, (played += stories))
        for (const story of met) fault.plan?.(story)
        struck.push(await strikeFault(stage, fault, met))
        await struck.at(-1)!.recoveryMs
      }
      const [outcome] = await judge(stage, struck)
      note(outcome!)
      yield outcome!
    }
  })
}

/**
 * Causes every fault once, each while the stories of those before still recover. Those that last, last all the time:
 * the clocks are apart, and the events come twice and out of order.
 */
export function runFaultsTogether(stories: number): Promise<FaultsRun> {
  return runOnStage(clockShiftMs, async function* (stage) {
    const faults = faultsOn(stage)
    const struck: Struck[] = []
    for (const fault of faults.filter(({ lasts }) => !lasts)) {
      const met = newStories(stories, (struck.length + 1) * stories)
      for (const { plan } of faults) for (const story of met) plan?.(story)
      struck.push(await strikeFault(stage, fault, met))
      // When the second server is started again, it is as late as it was early.
      stage.clockShiftMs = -clockShiftMs
    }
    yield* await judge(stage, struck)
  })
}

async function runOnStage(clockMs: number, act: (stage: Stage) => AsyncIterable<Outcome>): Promise<FaultsRun> {
  const stage = await prepareStage(clockMs)
  const outcomes: Outcome[] = []
  try {
    for await (const outcome of act(stage)) outcomes.push(outcome)
  } finally {
    await stage.close()
  }
  const broken = [...stage.servers.faults, ...checkLogs(stage.servers.printed)]
  return { outcomes, hasSmallDisk: stage.disk !== null, broken }
}
