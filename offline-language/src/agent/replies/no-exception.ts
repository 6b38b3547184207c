import { sharedInMeaning } from '../role/concepts.js'
import { lemmasOf } from './lemmas.js'
import type { Conversation } from './conversation.js'

/** "Couldn't we play until eleven, just this once?" */
const asksException =
  /\b(?:just this once|an? (?:small )?exception|bend the rules?|turn a blind eye)\b|\bcould (?:we|i|you) not\b|\bcan (?:we|i|you) not\b|\b(?:couldn't|can't) (?:we|i|you)\b/i
const isRule =
  /\b(?:no exceptions?|without exception|forbidden|not (?:allowed|permitted|covered|possible)|must|never|only (?:if|until|when))\b/i

/** The no to someone who asks to skip a rule of the prompt. */
export function noException({ role, memory }: Conversation, question: string): string | null {
  if (!asksException.test(question)) return null
  const asked = lemmasOf(question)
  const rules = role.facts.filter(({ text, isGuarded }) => !isGuarded && isRule.test(text))
  const named = rules.find(({ text }) => sharedInMeaning(asked, lemmasOf(text)) > 0)
  if (!named && !rules.some(({ text }) => memory.isSaid(text))) return null
  return named && !memory.isSaid(named.text) ? `I am afraid not. ${named.text}` : 'No, I cannot make an exception.'
}
