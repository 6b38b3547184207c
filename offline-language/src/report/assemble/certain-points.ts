import type { Moves } from '../moves/read-moves.js'
import type { Conversation } from '../read/conversation.js'
import { isTellingPoint } from '../select/clear-point.js'
import type { Candidate } from '../select/candidate.js'
import type { Passage } from './passages.js'

const fewest = 2
const insultValue = 9
const agreementValue = 8
const agreedMore = 4

/** The passages with what no report passes over: the first insult, and what was agreed in the end. */
export function withCertainPoints(
  passages: readonly Passage[],
  candidates: readonly Candidate[],
  { turns }: Moves,
  conversation: Conversation,
): Passage[] {
  const alone = (one: Candidate, value: number): Passage => ({
    point: [one],
    parts: [],
    at: turns.findIndex(({ turn }) => turn === one.sentence.turns[0]),
    outcome: null,
    value,
  })
  const insult = candidates.find(({ reported }) => reported.verb === 'insulted')
  const agreement = candidates.find(({ part }) => part === 'agreement')
  const agreed = turns.findIndex(({ turn }) => turn === agreement?.sentence.turns[0])
  const isQuoted = passages.some(({ at }) => at === agreed)
  const told = candidates.filter((one) => isTold(one, conversation)).slice(0, passages.length < fewest ? fewest : 0)
  return [
    ...told.map((one) => alone(one, one.score)),
    ...passages.map((one) => (one.at === agreed ? { ...one, value: one.value + agreedMore } : one)),
    ...(insult ? [alone(insult, insultValue)] : []),
    ...(agreement && !isQuoted ? [alone(agreement, agreementValue)] : []),
  ]
}

/** A request or a statement in the third person: of a talk of which hardly anything can be quoted. */
function isTold(one: Candidate, conversation: Conversation): boolean {
  const isRetold = one.reported.verb !== 'quoted' && one.reported.verb !== 'insulted' && one.part !== 'agreement'
  return isRetold && one.standsAlone && one.score > 0 && isTellingPoint([one], conversation)
}
