import { isAsked } from '../../language/sentences/asked.js'
import type { Conversation } from '../read/conversation.js'
import type { Candidate } from '../select/candidate.js'
import { isClearPoint } from '../select/clear-point.js'

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

export function isToldAtTheEnd({ sentence }: Candidate, end: readonly Candidate[] | null): boolean {
  return end?.some((one) => one.sentence.turns[0] === sentence.turns[0]) ?? false
}

/** A question of the agent is not told without its answer. */
export function isForOverview({ sentence, standsAlone, score, reported }: Candidate): boolean {
  return standsAlone && score > 0 && reported.verb !== 'insulted' && !(sentence.role === 'agent' && isAsked(sentence))
}
