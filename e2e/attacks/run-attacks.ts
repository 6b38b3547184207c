import { newDataFolder } from '../product/data-folder.ts'
import { Server } from '../product/server.ts'
import { allAttacks } from './all-attacks.ts'
import type { Attack, Attempt } from './attack.ts'

export interface Outcome extends Attempt {
  readonly attack: string
}

/** Tries every attack, one after the other, against products of their own. */
export async function runAttacks(isShort: boolean, note: (outcome: Outcome) => void): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const attack of allAttacks)
    for (const attempt of await runAttack(attack, isShort)) {
      const outcome = { attack: attack.name, ...attempt }
      outcomes.push(outcome)
      note(outcome)
    }
  return outcomes
}

async function runAttack(attack: Attack, isShort: boolean): Promise<Attempt[]> {
  const ends: (() => Promise<unknown>)[] = []
  const start = async (env: Record<string, string> = {}) => {
    const data = await newDataFolder()
    ends.unshift(() => data.remove())
    const server = await Server.start({ dataDir: data.path, env })
    ends.unshift(() => server.stop())
    return server
  }
  try {
    return await attack.run({ start, isShort })
  } finally {
    for (const end of ends) await end()
  }
}
