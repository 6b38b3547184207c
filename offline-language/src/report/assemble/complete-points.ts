import { plainText } from '../../language/markdown/escape-markdown.js'
import type { Piece } from '../moves/piece.js'
import type { Moves } from '../moves/read-moves.js'
import type { Conversation } from '../read/conversation.js'
import { pointText } from '../select/point-text.js'
import { lackingPassages, namesIn } from './missing-facts.js'
import type { Passage } from './passages.js'
import { withPassage } from './points.js'
import { withOutcome } from './whole-passage.js'

const mostMore = 4
const mostOfAll = 12

/** The chosen passages, and those with an amount, a date or a name missing in them and in `told`. */
export function completePoints(
  chosen: readonly Passage[],
  passages: readonly Passage[],
  conversation: Conversation,
  moves: Moves,
  told: readonly string[],
): Passage[] {
  const most = Math.min(mostOfAll, chosen.length + mostMore)
  let points: Passage[] = []
  for (const one of chosen.toSorted((a, b) => b.value - a.value))
    points.push(withOutcome(one, piecesIn([...points, ...chosen]), conversation, moves))
  const names = namesIn(conversation)
  const tried = new Set<Passage>()
  while (points.length < most) {
    const said = [...told, ...points.map(({ point }) => pointText(conversation.cast, point))].map(plainText).join('\n')
    const lacking = lackingPassages(passages, conversation, moves.isReplacedPiece, said, names).filter(
      (one) => !tried.has(one),
    )
    const [next] = lacking.toSorted((a, b) => b.value - a.value)
    if (!next) break
    tried.add(next)
    const whole = withOutcome(next, piecesIn(points), conversation, moves)
    points = withPassage(points, whole, conversation, moves) ?? points
  }
  return points
}

const piecesIn = (points: readonly Passage[]): ReadonlySet<Piece> =>
  new Set(points.flatMap(({ parts }) => parts.flat()))
