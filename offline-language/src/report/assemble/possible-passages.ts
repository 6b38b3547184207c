import type { Moves } from '../moves/read-moves.js'
import type { Conversation } from '../read/conversation.js'
import type { Candidate } from '../select/candidate.js'
import type { Passage } from '../select/passage.js'
import { pieceWeights } from '../select/piece-weights.js'
import { sentenceScore } from '../select/sentence-score.js'
import { besideThePoint } from './beside-the-point.js'
import { withCertainPoints } from './certain-points.js'
import { passagesOf } from './passages.js'
import { isQuestion, weighedTurns } from './said.js'
import { spansOf } from './spans.js'
import { withAnswer } from './with-answer.js'
import { withOutcome } from './whole-passage.js'

/** All that could be a key point: `passages` of single turns as they are, `possible` with what became of each and with spans. */
export function possiblePassages(
  conversation: Conversation,
  candidates: readonly Candidate[],
  focus: ReadonlySet<string>,
  moves: Moves,
): { passages: Passage[]; possible: Passage[] } {
  const weight = pieceWeights(conversation, sentenceScore(conversation, focus, moves))
  const weighed = weighedTurns(moves.turns, weight)
  const passages = passagesOf(weighed, conversation, moves)
  const whole = withCertainPoints(passages, candidates, moves, conversation).map((one) =>
    withOutcome(one, conversation, moves),
  )
  const possible = [...whole, ...spansOf(weighed, conversation, moves)]
  const isBeside = besideThePoint(conversation)
  const answered = possible.flatMap((one) => withAnswer(one, conversation, moves) ?? [])
  return { passages, possible: answered.filter((one) => !isBeside(one) && !leavesOffer(one, moves)) }
}

/** "On Wednesday I am away.", before "Could you do Thursday?": what is offered instead must be there. */
function leavesOffer({ parts, at }: Passage, { turns }: Moves): boolean {
  const last = parts.at(-1)?.at(-1)
  const said = turns[at]?.pieces ?? []
  const rest = last ? said.slice(said.indexOf(last) + 1) : []
  return rest.some((piece) => isQuestion(piece) && piece.figures.some(({ kind }) => kind !== 'number'))
}
