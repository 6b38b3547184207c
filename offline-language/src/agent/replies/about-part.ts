import type { Conversation } from './conversation.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'

const asksFeeling = anyOf(loadPatterns('replies/asks-feeling', 'feel', 'cope', 'worry'))
const feels = anyOf(loadPatterns('replies/says-feeling', 'feeling', 'verb', 'hours', 'without'))

/** "How do you feel about it?": what weighs on the part. */
export function ofFeeling({ role, memory }: Conversation, question: string): string | null {
  if (!asksFeeling.test(question)) return null
  return (
    role.facts.find(
      ({ text, isGuarded, followsOn }) => !isGuarded && !followsOn && feels.test(text) && !memory.isSaid(text),
    )?.text ?? null
  )
}
