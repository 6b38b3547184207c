import { checkLogs } from '../endurance/check-logs.ts'
import { faultsOn } from './all-faults.ts'
import type { Outcome } from './fault.ts'
import { prepareStage } from './stage.ts'
import { strikeFault, type Size } from './strike-fault.ts'

export interface FaultsRun {
  readonly outcomes: readonly Outcome[]
  /** False for an account that may not mount one: that fault was left out. */
  readonly hasSmallDisk: boolean
  readonly broken: readonly string[]
}

/** Causes every fault, one after the other, on two servers with one database; only those with the words, if given. */
export async function runFaults(size: Size, note: (outcome: Outcome) => void, words = ''): Promise<FaultsRun> {
  const stage = await prepareStage()
  const outcomes: Outcome[] = []
  let played = 0
  try {
    for (const fault of faultsOn(stage).filter(({ name }) => name.includes(words))) {
      const outcome = await strikeFault(stage, fault, size, played)
      played += size.stories * size.strikes
      outcomes.push(outcome)
      note(outcome)
    }
  } finally {
    await stage.close()
  }
  const broken = [...stage.servers.faults, ...checkLogs(stage.servers.printed)]
  return { outcomes, hasSmallDisk: stage.disk !== null, broken }
}
