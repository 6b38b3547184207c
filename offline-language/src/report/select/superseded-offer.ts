import type { Sentence } from '../../language/sentences/sentence.js'
import type { Conversation } from '../read/conversation.js'
import { figuresIn } from './figures-in.js'
import { settlementPatterns } from './settlement-patterns.js'
import type { Settlement } from './settlement.js'

const { offers, rejects } = settlementPatterns

/** Whether an offer was not the last one: it was rejected before the settlement, or that names other figures. */
export function isSuperseded(sentence: Sentence, settlement: Settlement | null, { turns }: Conversation): boolean {
  const said = figuresIn(sentence.text)
  if (!settlement || sentence.at >= settlement.sentence.at) return false
  if (said.length === 0 || !offers.test(sentence.text)) return false
  const next = turns[turns.findIndex(({ index }) => index === sentence.turns.at(-1)) + 1]
  if (next && next.role !== sentence.role && rejects.test(next.text)) return true
  const agreed = figuresIn(settlement.evidence.quote)
  return /\d/.test(agreed.join('')) && !said.some((one) => agreed.includes(one))
}
