import { shared } from '../../language/tokens/content-stems.js'
import type { Goal } from '../role/goal.js'

const leastRelevant = 1.5

/** The goal that is closest to what was said, else the next in the prompt's order. The last goal stays the last. */
export function nextGoal(
  openGoals: readonly Goal[],
  goals: readonly Goal[],
  said: ReadonlySet<string>,
  least = leastRelevant,
): Goal | null {
  const last = goals.at(-1)
  const open = openGoals.length > 1 ? openGoals.filter((goal) => goal !== last) : openGoals
  const scored = open.map((goal, order) => ({ goal, order, score: relevance(goal, goals, said) }))
  const [best] = scored.sort((a, b) => b.score - a.score || a.order - b.order)
  if (best && best.score >= least) return best.goal
  return open[0] ?? null
}

/** Words that occur in only one goal count most. */
function relevance(goal: Goal, goals: readonly Goal[], stems: ReadonlySet<string>): number {
  let score = 0
  for (const stem of stems) if (goal.stems.has(stem)) score += 1 / goals.filter((other) => other.stems.has(stem)).length
  return shared(goal.stems, stems) >= 2 ? score : score * 0.8
}
