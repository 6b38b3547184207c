import type { Goal } from '@clarity/contracts'
import { asData } from '../../llm/transcript-as-data.js'
import { dataRule } from './report-prompt.js'

export const goalsSystem = `You check whether the user of a practice conversation did what they set out to do. One speaker, "agent", plays
a role; the other, "user", is the person who practices.

${dataRule}

For each goal, by its number:
- met: true only if the user themselves did it, in words that are there; false if they did not; null if the conversation
  does not show it. What the agent said or did decides nothing.
- evidence: if met, one to three quotes of the user: the number of the turn and the words, copied letter by letter, at most
  20 words. Empty otherwise.`

/** The goals and the conversation as data, one per line. */
export function goalsPrompt(goals: readonly Goal[], lines: string): string {
  const asked = goals.map(({ label }, at) => asData({ goal: at + 1, label })).join('\n')
  return `The goals:\n${asked}\n\nThe conversation, a turn a line:\n${lines}`
}
