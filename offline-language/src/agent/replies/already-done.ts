import { contentStems, shared } from '../../language/tokens/content-stems.js'
import { lemmasOf } from '../wording/lemmas.js'
import type { Conversation } from './conversation.js'

const asksToDo =
  /\b(?:please|would like you to|want you to|need you to|could you|can you|would you|you should|you (?:have|need) to|try to|let us)\b/i
const isDone = /^I (?:have |had )?(?:already|just)\b|\b(?:twice|three times|several times|many times)\b/i
const asksForWords = /\b(?:tell|explain|describe|say|repeat|spell)\b/i

/** "Please restart it" to someone who has: what the prompt says is done already. */
export function alreadyDone({ role, memory, utterance }: Conversation): string | null {
  if (!asksToDo.test(utterance.text) || asksForWords.test(utterance.text)) return null
  const asked = lemmasOf(utterance.text)
  const done = role.facts.find(
    ({ text, isGuarded }) =>
      !isGuarded && isDone.test(text) && !memory.isSaid(text) && shared(contentStems(text), asked) >= 2,
  )
  return done?.text ?? null
}
