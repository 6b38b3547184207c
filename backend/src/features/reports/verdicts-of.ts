import type { GoalResult, Report } from '@clarity/contracts'

/** What a report says of one goal. */
export type Verdict = Pick<GoalResult, 'label' | 'met'>

/** The verdicts in a report's JSON as JSON of their own, for the column `goals`; null if it has none. */
export function verdictsOf(content: string): string | null {
  const { goals } = JSON.parse(content) as Pick<Report, 'goals'>
  return goals ? JSON.stringify(goals.map(({ label, met }): Verdict => ({ label, met }))) : null
}
