import { isAsked } from '../../language/sentences/asked.js'
import type { Conversation } from '../read/conversation.js'
import type { Candidate } from '../select/candidate.js'
import { isClearPoint } from '../select/clear-point.js'
import { undertakesLate } from '../select/promise.js'
import { isPlainQuote } from './overview-quote.js'

/** The end in the third person if that is clear, else its words. */
export function endTold(
  candidates: readonly Candidate[],
  last: readonly Candidate[] | null,
  conversation: Conversation,
): readonly Candidate[] | null {
  const isTold = (one: Candidate) => one.reported.verb !== 'quoted' && isForOverview(one) && isToldAtTheEnd(one, last)
  const told = candidates.find((one) => isTold(one) && isClearPoint([one], conversation))
  return told ? [told] : last
}

const lastPart = 0.6
const ownPromise = /\b(?:I|we) (?:will|shall|am going to|are going to) (?!not\b)/i

/** What one of them undertakes at last, of a talk that ends without an agreement; null if nothing is clear. */
export function lastPromise(candidates: readonly Candidate[], conversation: Conversation): Candidate | null {
  const isPromise = (one: Candidate) =>
    one.part === null &&
    isForOverview(one) &&
    undertakesLate(one.sentence, conversation, lastPart) &&
    ownPromise.test(one.sentence.text) &&
    !/\bnow$/i.test(one.sentence.text) &&
    isPlainQuote(one, conversation) &&
    isClearPoint([one], conversation)
  return candidates.find(isPromise) ?? null
}

export function isToldAtTheEnd({ sentence }: Candidate, end: readonly Candidate[] | null): boolean {
  return end?.some((one) => one.sentence.turns[0] === sentence.turns[0]) ?? false
}

/** A question of the agent is not told without its answer. */
export function isForOverview({ sentence, standsAlone, score, reported }: Candidate): boolean {
  return standsAlone && score > 0 && reported.verb !== 'insulted' && !(sentence.role === 'agent' && isAsked(sentence))
}
