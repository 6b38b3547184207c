import { isAsked } from '../../language/sentences/asked.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { Conversation } from '../read/conversation.js'
import { settlementPatterns } from './settlement-patterns.js'

const { declines, asksOffer, offers, undertakes } = settlementPatterns
const suggests = /\b(?:you could|could (?:you|we|I)|would it help|shall (?:we|I))\b/i

/** Whether the next turn of the other speaker refuses what a sentence offers, or wants something else in its place. */
export function isDeclined(sentence: Sentence, { turns, sentences }: Conversation): boolean {
  const { text, role } = sentence
  if (!(offers.test(text) || undertakes.test(text) || suggests.test(text))) return false
  const at = turns.findIndex(({ index }) => index === sentence.turns.at(-1))
  const next = turns[at + 1]
  if (!next || next.role === role || !declines.test(next.text)) return false
  // "I'll send you the form. Did you call them?": the no is to the question.
  const last = sentences.findLast(({ turns: [turn] }) => turn === turns[at]!.index)
  return !last || last === sentence || !isAsked(last) || asksOffer.test(last.text) === isAsked(sentence)
}
