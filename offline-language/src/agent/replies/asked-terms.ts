import type { Conversation } from './conversation.js'
import { isGiven } from './open-terms.js'

/** "What would you need to say yes?", "What would have to change?" */
const asksTerms =
  /\bwhat (?:would|do|does|will|must|has to|have to|should|could) (?:(?:you|i|we) (?:need|have to (?:hear|see|do|offer)|want|expect)|it take|have to (?:change|happen|be different)|need to (?:change|happen|be different)|happen|make|convince|change|persuade)\b|\b(?:under|on) what conditions?\b|\bwhat (?:are|would be) your (?:conditions|terms)\b|\bwhat would make (?:you|it)\b|\bhow (?:can|could) (?:i|we) (?:convince|win|keep) you\b/i
const mostTerms = 3

/** What a yes of the role still depends on, to someone who asks for it: "I would, if I keep my shares." */
export function askedTerms({ role, userTexts, memory }: Conversation, question: string): string | null {
  if (!asksTerms.test(question)) return null
  const open = role.provisos
    .filter(({ isOfDeal }) => isOfDeal)
    .flatMap(({ parts }) => parts)
    .filter((part) => !userTexts.some((text) => isGiven(part, text)) && !memory.holds(part.text))
    .slice(0, mostTerms)
    .map(({ text }) => text)
  if (open.length === 0) return null
  const last = open.at(-1) ?? ''
  return `I would, if ${open.length > 1 ? `${open.slice(0, -1).join(', if ')}, and if ${last}` : last}.`
}
