import type { Moves } from '../moves/read-moves.js'
import type { Conversation } from '../read/conversation.js'
import { type Passage, passageOf } from './passages.js'
import type { Point } from './point.js'

const fewest = 4
const fewestOfAll = 2
const most = 7
const wordsPerPoint = 55
const shareOfBest = 0.3

/** The weightiest passages of a conversation. Nothing is said twice. */
export function choosePoints(conversation: Conversation, passages: readonly Passage[], moves: Moves): Passage[] {
  const count = Math.max(fewest, Math.min(most, Math.round(conversation.wordCount / wordsPerPoint)))
  const ranked = passages.toSorted((a, b) => b.value - a.value || a.at - b.at)
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
  return both && !others.some((one) => sharesPieces(one, both)) ? [...others, both] : null
}

export const inOrder = (chosen: readonly Passage[]): Point[] =>
  chosen.toSorted((a, b) => a.at - b.at).map(({ point }) => point)

const sharesPieces = (one: Passage, other: Passage): boolean => {
  const pieces = new Set(one.parts.flat())
  return other.parts.flat().some((piece) => pieces.has(piece))
}

/** Two passages of neighbouring turns as one; null if that is too long. */
function merged(one: Passage, other: Passage, conversation: Conversation, moves: Moves): Passage | null {
  const at = Math.max(one.at, other.at)
  const wanted = new Set([...one.parts, ...other.parts].flat())
  const parts = moves.turns
    .slice(Math.max(0, at - 3), at + 1)
    .map(({ pieces }) => pieces.filter((piece) => wanted.has(piece)))
    .filter((pieces) => pieces.length > 0)
  const both = passageOf(parts, at, conversation, moves)
  return both && { ...both, value: Math.max(one.value, other.value) }
}
