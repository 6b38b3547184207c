import { isShortTalk } from '../read/short-talk.js'
import { quotedPieces } from '../select/quoted-pieces.js'
import type { Piece, SpokenTurn } from '../moves/piece.js'
import type { Moves } from '../moves/read-moves.js'
import type { Conversation } from '../read/conversation.js'
import { isAnnouncement } from '../phrase/announcement.js'
import { isTellingPoint } from '../select/clear-point.js'
import type { Candidate } from '../select/candidate.js'
import { isOtherMatter } from './other-matter.js'
import type { Passage } from '../select/passage.js'
import { isQuestion } from './said.js'

const fewest = 2
const mostSentences = 2

/** The passages with the reason of the talk, the first insult, and what was agreed in the end. */
export function withCertainPoints(
  passages: readonly Passage[],
  candidates: readonly Candidate[],
  moves: Moves,
  conversation: Conversation,
): Passage[] {
  const { turns } = moves
  const alone = (one: Candidate): Passage => ({
    point: [one],
    parts: [],
    at: turns.findIndex(({ turn }) => turn === one.sentence.turns[0]),
    outcome: null,
    value: one.score,
  })
  const insult = candidates.find(({ reported }) => reported.verb === 'insulted')
  const agreement = candidates.find(({ part }) => part === 'agreement')
  const agreed = turns.findIndex(({ turn }) => turn === agreement?.sentence.turns[0])
  const isQuoted = passages.some(({ at }) => at === agreed)
  const told = candidates.filter((one) => isTold(one, conversation)).slice(0, passages.length < fewest ? fewest : 0)
  const matters = matterPassages(moves, conversation)
  const isSettled = isQuoted || matters.some(({ parts }) => parts.length > 1)
  return [
    ...matters,
    ...told.map(alone),
    ...passages,
    ...(insult ? [alone(insult)] : []),
    ...(agreement && !isSettled ? [alone(agreement)] : []),
  ]
}

/** The reason of the talk, and what is agreed at its end with the answer to it: these need no other words to matter. */
function matterPassages(moves: Moves, conversation: Conversation): Passage[] {
  const { turns, reason } = moves
  const { agreed, left } = moves.ending
  if (isShortTalk(turns)) return []
  const passage = (parts: readonly Piece[][], at: number): Passage[] => {
    const told = parts.filter((pieces) => pieces.length > 0)
    const point = told.map((pieces) => quotedPieces(pieces, conversation)).filter((one) => one !== null)
    if (point.every(({ sentence }) => isAnnouncement(sentence))) return []
    return point.length === told.length && point.length > 0
      ? [{ point, parts: told, at, outcome: 'agreed', value: 0 }]
      : []
  }
  const open = left?.offered.pieces.filter(({ shown }) => shown !== null) ?? []
  return [
    ...(reason
      ? passage(
          [reason.pieces],
          turns.findIndex(({ turn }) => turn === reason.turn),
        )
      : []),
    ...(left ? passage([open], left.at) : []),
    ...agreed.flatMap(({ at, terms, offered }) =>
      offered ? passage([offered, terms], at) : passage([terms, answerIn(turns[at + 1], terms)], at + 1),
    ),
  ]
}

/** The first sentences of an answer that are of the same matter. */
function answerIn(turn: SpokenTurn | undefined, terms: readonly Piece[]): Piece[] {
  const shown = turn?.pieces.slice(0, mostSentences) ?? []
  const end = shown.findIndex((piece) => piece.shown === null || isQuestion(piece) || isOtherMatter(piece, terms))
  return end < 0 ? shown : shown.slice(0, end)
}

/** A request or a statement in the third person: of a talk of which hardly anything can be quoted. */
function isTold(one: Candidate, conversation: Conversation): boolean {
  const isRetold = one.reported.verb !== 'quoted' && one.reported.verb !== 'insulted' && one.part !== 'agreement'
  return isRetold && one.standsAlone && one.score > 0 && isTellingPoint([one], conversation)
}
