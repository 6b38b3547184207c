import type { GoalResult } from '@clarity/contracts'
import type { Combined } from './combined-conversation.js'

export interface JudgedGoal {
  conversation: Combined
  result: GoalResult
}

/** The verdicts on each goal, by its label; a goal without a verdict does not count. */
export function goalResults(conversations: readonly Combined[]): ReadonlyMap<string, JudgedGoal[]> {
  const judged = conversations.flatMap((conversation) =>
    (conversation.report.goals ?? [])
      .filter(({ met }) => met !== null)
      .map((result): JudgedGoal => ({ conversation, result })),
  )
  return Map.groupBy(judged, ({ result }) => result.label)
}
