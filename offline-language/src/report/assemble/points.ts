import type { Piece } from '../moves/piece.js'
import type { Moves } from '../moves/read-moves.js'
import type { Conversation } from '../read/conversation.js'
import { isShortTalk } from '../read/short-talk.js'
import { isOtherMatter } from './other-matter.js'
import { type Passage, passageOf } from './passages.js'
import type { Point } from '../select/point.js'
import { isSideTalk } from './side-talk.js'

const fewest = 4
const fewestOfAll = 2
const most = 10
/** Of a short talk, a few points say it all. */
const ofShort = { wordsPerPoint: 55, shareOfBest: 0.3 }
const ofLong = { wordsPerPoint: 45, shareOfBest: 0.2 }

/** The weightiest passages of a conversation. Nothing is said twice. */
export function choosePoints(conversation: Conversation, passages: readonly Passage[], moves: Moves): Passage[] {
  const { wordsPerPoint, shareOfBest } = isShortTalk(conversation.turns) ? ofShort : ofLong
  const count = Math.max(fewest, Math.min(most, Math.round(conversation.wordCount / wordsPerPoint)))
  const ranked = passages
    .filter((one) => !isSideTalk(one, conversation))
    .toSorted((a, b) => b.value - a.value || a.at - b.at)
  const least = (ranked.find(({ parts, isCertain }) => parts.length > 0 && !isCertain)?.value ?? 0) * shareOfBest
  let chosen: Passage[] = []
  for (const passage of ranked) {
    if (chosen.length === count || (chosen.length >= fewestOfAll && passage.value < least)) break
    chosen = withPassage(chosen, passage, conversation, moves) ?? chosen
  }
  return chosen
}

/** A passage more, or as part of one that is chosen already; null if it fits in neither way. */
export function withPassage(
  chosen: readonly Passage[],
  passage: Passage,
  conversation: Conversation,
  moves: Moves,
): Passage[] | null {
  const same = chosen.find((one) => sharesPieces(one, passage))
  if (!same) return [...chosen, passage]
  const both = merged(same, passage, conversation, moves)
  const others = chosen.filter((one) => one !== same)
  if (both && !others.some((one) => sharesPieces(one, both))) return [...others, both]
  // Another matter, or too long: what it says without its context.
  const last = passage.parts.slice(-1)
  const alone = passage.parts.length > 1 ? passageOf(last, passage.at, conversation, moves) : null
  const rest = alone && { ...passage, ...alone }
  return rest && !chosen.some((one) => sharesPieces(one, rest)) ? [...chosen, rest] : null
}

export const inOrder = (chosen: readonly Passage[]): Point[] =>
  chosen.toSorted((a, b) => a.at - b.at).map(({ point }) => point)

const sharesPieces = (one: Passage, other: Passage): boolean => {
  const pieces = one.parts.flat()
  return other.parts.flat().some((piece) => pieces.some((own) => own.turn === piece.turn && isSaidIn(own, piece)))
}

/** A clause of speech without marks is a part of its turn. */
const isSaidIn = (one: Piece, other: Piece): boolean => {
  const [a, b] = [one, other].map(({ text }) => text.replace(/[.?!]$/, '')) as [string, string]
  return a.includes(b) || b.includes(a)
}

/** Two passages of neighbouring turns as one; null if that is too long. */
function merged(one: Passage, other: Passage, conversation: Conversation, moves: Moves): Passage | null {
  const at = Math.max(one.at, other.at)
  const byTurn = Map.groupBy(new Set([...one.parts, ...other.parts].flat()), ({ turn }) => turn)
  const parts = [...byTurn.values()].toSorted((a, b) => a[0]!.turn - b[0]!.turn).map((pieces) => inTurn(pieces, moves))
  if (parts.flat().some((piece, place, all) => isOtherMatter(piece, all.slice(0, place)))) return null
  const both = passageOf(parts, at, conversation, moves)
  return both && { ...both, value: Math.max(one.value, other.value) }
}

/** Sentences of one turn as they were said. */
function inTurn(pieces: readonly Piece[], { turns }: Moves): Piece[] {
  const order = turns.find(({ turn }) => turn === pieces[0]!.turn)!.pieces
  return pieces.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
}
