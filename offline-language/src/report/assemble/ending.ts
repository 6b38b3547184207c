import { type SpokenTurn, wordsIn } from '../moves/piece.js'
import type { Conversation } from '../read/conversation.js'
import { isTellingPoint } from '../select/clear-point.js'
import type { Passage } from '../select/passage.js'
import type { Point } from '../select/point.js'

const lastPart = 0.5
const longest = 50
const leastValue = 3.6

/** How a conversation ends: the weightiest late agreement with a figure, in one turn if that is clear. */
export function endingOf(
  passages: readonly Passage[],
  turns: readonly SpokenTurn[],
  conversation: Conversation,
): Point | null {
  const place = ({ at, value }: Passage) => value + at / turns.length
  const [best] = passages
    .filter(({ outcome, value }) => outcome === 'agreed' && value >= leastValue)
    .filter(({ at, parts }) => at / turns.length >= lastPart && wordsIn(parts.flat()) <= longest)
    .filter(({ parts }) => parts.flat().some(({ figures }) => figures.length > 0))
    .toSorted((a, b) => place(b) - place(a))
  if (!best) return null
  const last = best.point.slice(-1)
  const isTold = best.parts.at(-1)!.some(({ figures }) => figures.length > 0) && isTellingPoint(last, conversation)
  return isTold ? last : best.point
}
