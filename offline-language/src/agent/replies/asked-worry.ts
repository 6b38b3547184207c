import type { Conversation } from './conversation.js'

/** "What do you think is our biggest risk?" */
const asksWorry =
  /\b(?:what|which|where)\b.*\b(?:risks?|concerns?|worr(?:y|ies)|doubts?|reservations?|weakness(?:es)?|weak point)\b/i
const worries = /\b(?:worr(?:y|ied)|concerned|afraid|fear|doubt)\b(?: \p{L}+)?? (that [^;]+|about [^;]+|of [^;]+)$/iu

/** What the role worries about, to someone who asks for it; if said before, only the worry itself. */
export function askedWorry({ role, memory }: Conversation, question: string): string | null {
  if (!asksWorry.test(question)) return null
  const known = role.facts.filter(({ text, isGuarded, lock }) => !isGuarded && !lock && worries.test(text.slice(0, -1)))
  const fresh = known.find(({ text }) => !memory.isSaid(text))
  if (fresh) return fresh.text
  const told = worries.exec(known[0]?.text.slice(0, -1) ?? '')?.[1]
  const said = told ? `${told.charAt(0).toUpperCase()}${told.slice(1)}.` : null
  return said && !memory.isSaid(said) ? said : null
}
