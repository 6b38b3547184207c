import { contentStems, shared } from '../../language/tokens/content-stems.js'
import type { Goal } from './goal.js'
import { promptSentences } from './prompt-sentences.js'

const ofEnd =
  /^(?:at|by|in|towards|before) the (?:very )?end\b|\b(?:before|when) (?:you|they) (?:hang up|leave|say goodbye)\b/i
const leastShare = 0.6

/** The goals with a mark on those that the talk ends with: "By the end you want a date". */
export function withLateGoals(goals: readonly Goal[], prompt: string): Goal[] {
  const ends = promptSentences(prompt)
    .filter((sentence) => ofEnd.test(sentence))
    .map(contentStems)
  return goals.map((goal) =>
    ends.some((stems) => shared(stems, goal.stems) >= Math.max(2, goal.stems.size * leastShare))
      ? { ...goal, isLate: true }
      : goal,
  )
}
