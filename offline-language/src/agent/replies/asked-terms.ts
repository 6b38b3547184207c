import type { Conversation } from './conversation.js'
import { isGiven } from './open-terms.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'

/** "What would you need to say yes?", "What would have to change?" */
const asksTerms = anyOf(loadPatterns('replies/asks-terms', 'needed', 'conditions', 'named', 'change', 'winning'))
const mostTerms = 3

/** What the role would do on a condition, in the words of the prompt. */
function openBargain({ units }: Conversation['role'], memory: Conversation['memory']): string | null {
  return units.bargains.find(({ text, isSilent }) => !isSilent && !memory.isSaid(text))?.text ?? null
}

/** What a yes of the role still depends on, to someone who asks for it: "I would, if I keep my shares." */
export function askedTerms({ role, userTexts, memory }: Conversation, question: string): string | null {
  if (!asksTerms.test(question)) return null
  const open = role.provisos
    .filter(({ isOfDeal }) => isOfDeal)
    .flatMap(({ parts }) => parts)
    .filter((part) => !userTexts.some((text) => isGiven(part, text)) && !memory.holds(part.text))
    .slice(0, mostTerms)
    .map(({ text }) => text)
  if (open.length === 0) return openBargain(role, memory)
  const last = open.at(-1) ?? ''
  return `I would, if ${open.length > 1 ? `${open.slice(0, -1).join(', if ')}, and if ${last}` : last}.`
}
