import { contentStems } from '../../language/tokens/content-stems.js'
import type { Conversation } from './conversation.js'
import { sharedInMeaning } from '../wording/concepts.js'

const asksWhatFor =
  /\bwhat (?:is (?:it|that|this)|do you need (?:it|that)|are you) .*\bfor\?|\bwhat for\b|\bwhy do you need\b/i

/** What the role says in place of a secret, as soon as the person comes to the matter; null once the secret is out. */
export function covered({ role, memory, utterance }: Conversation): string | null {
  if (role.covers.length === 0 || role.facts.some(({ lock, text }) => lock && memory.isSaid(text))) return null
  const asked = contentStems(utterance.text)
  return (
    role.covers.find(
      (text) =>
        !memory.isSaid(text) && (asksWhatFor.test(utterance.text) || sharedInMeaning(contentStems(text), asked) > 0),
    ) ?? null
  )
}
