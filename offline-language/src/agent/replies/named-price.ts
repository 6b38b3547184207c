import { type Amount, amountsIn, isComparable } from '../role/amounts.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { bargainTemplates } from '../templates/bargain-templates.js'
import { pick } from '../templates/pick.js'
import type { Conversation } from './conversation.js'

const names =
  /\b(?:would be|will be|comes? to|costs?|possible|need|want|take|is (?:about|around)?|are|could do|can do|offer|for|price|charge|altogether|total|then it|it's)\b/i
const ofPast = /\b(?:was|were|paid|had|gave|last (?:year|month|week)|used to)\b/i

/** The reply to a price of the person, by the most that the role can spend; null without one, or in a negotiation. */
export function replyToPrice({ role, memory, slots, utterance }: Conversation): string | null {
  const { ceiling, dealing } = role
  if (!ceiling || dealing) return null
  const price = priceIn(utterance.text, ceiling)
  if (!price) return null
  const templates = price.value > ceiling.value ? bargainTemplates.tooMuch : bargainTemplates.affordable
  return pick(templates, { ...slots, offer: price.text }, role.register, memory)
}

function priceIn(text: string, ceiling: Amount): Amount | null {
  return (
    sentencesOf(text)
      .filter((sentence) => names.test(sentence) && !ofPast.test(sentence))
      .flatMap(amountsIn)
      .filter((found) => !found.isShare && isComparable(found, ceiling))
      .at(-1) ?? null
  )
}
