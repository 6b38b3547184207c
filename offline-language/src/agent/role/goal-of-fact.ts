import { contentStems, shared } from '../../language/tokens/content-stems.js'
import type { Goal } from './goal.js'
import type { Fact } from './knowledge.js'

/** For a goal like "Tell them about your brother": the prompt's facts about him are the best beginning. */
export function toldWith(goal: Goal, facts: readonly Fact[]): Goal {
  if (!/^(?:tell|mention|explain)\b(?! me\b).* about /i.test(goal.label) || goal.wants?.kind !== 'thing') return goal
  const wanted = contentStems(goal.wants.text)
  const fact = facts.find(({ stems, followsOn }) => !followsOn && shared(stems, wanted) > 0)
  return fact ? { ...goal, lines: [fact.text, ...goal.lines] } : goal
}
