import { allAttacks } from './all-attacks.ts'
import type { Attempt } from './attack.ts'
import { StartedProducts } from './started-products.ts'

export interface Outcome extends Attempt {
  readonly attack: string
}

/** Runs every attack, one after the other, against its own products. */
export async function runAttacks(isShort: boolean, note: (outcome: Outcome) => void): Promise<Outcome[]> {
  const products = new StartedProducts()
  const outcomes: Outcome[] = []
  try {
    for (const attack of allAttacks.filter(({ isLong }) => !isShort || !isLong))
      for (const attempt of await attack.run({ start: (env) => products.start(env), isShort })) {
        const outcome = { attack: attack.name, ...attempt }
        outcomes.push(outcome)
        note(outcome)
      }
  } finally {
    await products.stop()
  }
  return outcomes
}
