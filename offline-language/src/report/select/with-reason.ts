import { isAsked } from '../../language/sentences/asked.js'
import type { Moves } from '../moves/read-moves.js'
import type { Conversation } from '../read/conversation.js'
import { isShortTalk } from '../read/short-talk.js'
import { quotedPieces } from './quoted-pieces.js'
import type { Candidate } from './candidate.js'
import { isEcho, reasonWeight } from './reason.js'

const lowestOpening = 2
const reasonScore = 5
const beforeReason = -3
const plainFrom = 1
const reasonFromWeight = 0.6

/** What gives the conversation's reason becomes that part of it; what is said before it is small talk. */
export function withReason(
  candidates: readonly Candidate[],
  conversation: Conversation,
  openingTurn: number | undefined,
  { reason }: Moves,
): Candidate[] {
  const found = plainReason(candidates, conversation, openingTurn)
  const best = bestReason(candidates, conversation, found, reason)
  if (!best) return [...candidates]
  const isBefore = ({ sentence }: Candidate) =>
    reason !== null && (sentence.turns[0] ?? 0) < reason.turn && reasonWeight(sentence, conversation) === 0
  const isWithin = ({ reported }: Candidate) =>
    best.reported.verb === 'quoted' && best !== found && best.reported.rest.includes(reported.rest.slice(1, -1))
  const others = candidates
    .filter((one) => one !== best && !isWithin(one))
    .map((one) => (isBefore(one) ? { ...one, score: one.score + beforeReason } : one))
  const score = isAsked(best.sentence) ? best.score : Math.max(best.score, reasonScore)
  return [{ ...best, part: 'reason', score }, ...others]
}

/** A sentence that gives the reason plainly or first, else a paraphrase of the turn that gives it, else a quote of that turn. */
function bestReason(
  candidates: readonly Candidate[],
  conversation: Conversation,
  found: Candidate | undefined,
  reason: Moves['reason'],
): Candidate | undefined {
  const weight = found ? reasonWeight(found.sentence, conversation) : 0
  if (!reason) return found
  const isShort = isShortTalk(conversation.turns)
  if (isShort && (weight >= plainFrom || isFirst(found, weight, reason.turn))) return found
  const told = candidates.find(
    ({ sentence, standsAlone, reported }) =>
      (isShort || reason.pieces.length < 2) &&
      sentence.turns[0] === reason.turn &&
      standsAlone &&
      reported.verb !== 'quoted' &&
      reasonWeight(sentence, conversation) > 0,
  )
  return told ?? quotedPieces(reason.pieces, conversation) ?? undefined
}

/** Whether the sentence is of the turn with the reason, or gives one before it. */
function isFirst(found: Candidate | undefined, weight: number, reasonTurn: number): boolean {
  const [turn = 0] = found?.sentence.turns ?? []
  return found !== undefined && (turn === reasonTurn || (weight >= reasonFromWeight && turn < reasonTurn))
}

/** The best sentence that gives the reason; else the best of the opening turn. */
function plainReason(
  candidates: readonly Candidate[],
  conversation: Conversation,
  openingTurn: number | undefined,
): Candidate | undefined {
  const whole = candidates.filter(({ standsAlone }) => standsAlone)
  const isReason = ({ sentence }: Candidate) => reasonWeight(sentence, conversation) >= reasonFromWeight
  const opening = whole.filter(
    ({ sentence }) => sentence.turns[0] === openingTurn && !sentence.isQuestion && !isEcho(sentence, conversation),
  )
  return opening.find(isReason) ?? whole.find(isReason) ?? opening.find(({ score }) => score >= lowestOpening)
}
