import { contentStems, shared } from '../../language/tokens/content-stems.js'
import type { Conversation } from './conversation.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'

/** "What does a good day look like for you?": an open question about the role itself. */
const isOpen = /^(?:and |so |but |then )?(?:what|how|if|which|when)\b.*\byou(?:r)?\b/i
const ofFeeling = anyOf(loadPatterns('replies/own-feeling', 'state', 'verb'))

/** What the role keeps to itself about how it feels comes out at an open question that nothing else answers. */
export function opensUp({ role, memory }: Conversation, question: string): string | null {
  if (!isOpen.test(question)) return null
  const kept = role.facts.filter(
    ({ text, isGuarded, isAside, lock, needs, askedBy }) =>
      (isGuarded || isAside === true) && !lock && !needs && !askedBy && ofFeeling.test(text),
  )
  const asked = contentStems(question)
  const isFirst = !kept.some(({ text }) => memory.holds(text))
  const named = kept.find(({ text, stems }) => !memory.holds(text) && shared(stems, asked) > 0)
  return (named ?? (isFirst ? kept[0] : undefined))?.text ?? null
}
