import { type Amount, amountsIn, isComparable } from '../wording/amounts.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { bargainTemplates } from '../templates/bargain-templates.js'
import { openTerms } from './open-terms.js'
import { pick } from '../templates/pick.js'
import type { Conversation } from './conversation.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { names } = loadPatterns('replies/named-price', 'names')

const ofPast = /\b(?:was|were|paid|had|gave|last (?:year|month|week)|used to)\b/i

const willing =
  /^I (?:am willing|would be willing|can|could|would) (?:to )?(?:give|pay|spend|invest|donate)\b|\bbudget\b/i

/** The reply to a price of the person, by the most that the role can spend; null without one, or in a negotiation. */
export function replyToPrice({ role, memory, slots, utterance, userTexts }: Conversation): string | null {
  const { ceiling, dealing } = role
  if (!ceiling || dealing) return null
  const price = priceIn(utterance.text, ceiling)
  // What the role says of itself is no price: "It is 6,480" to someone who owes it.
  if (!price || role.facts.some(({ text }) => text.includes(price.text) && !willing.test(text))) return null
  const isAsked = /\b(?:count on|agreed|deal|shall we|do we agree)\b/i.test(utterance.text)
  if (isAsked && price.value <= ceiling.value && openTerms({ role, userTexts }).length === 0)
    return pick(bargainTemplates.accept, { ...slots, figure: price.text }, role.register, memory)
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
