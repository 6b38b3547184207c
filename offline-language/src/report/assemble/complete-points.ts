import { isReason } from '../moves/due-pieces.js'
import { plainText } from '../../language/markdown/escape-markdown.js'
import type { Piece } from '../moves/piece.js'
import type { Moves } from '../moves/read-moves.js'
import { money } from '../phrase/figures.js'
import type { Conversation } from '../read/conversation.js'
import { isTellingPoint } from '../select/clear-point.js'
import type { Passage } from '../select/passage.js'
import { pointText } from '../select/point-text.js'
import type { RatedPassage } from '../worth/passage-worth.js'
import { lackingPassages, namesIn } from './missing-facts.js'
import { byChance, isNew } from './points.js'

const mostMore = 4
const mostOfAll = 12
/** A passage with a fact that is nowhere else in the report may be less probable. */
const leastChance = 0.01
/** What is said before the first point is no small talk if it means much the same as all points together. */
const nearMiddle = 0.8

/**
 * The chosen passages, and the best of those with an agreement, an amount, a date or a name missing in them and in `told`; small
 * talk before the first of them has none: "did you survive the snow?"
 */
export function completePoints(
  chosen: readonly RatedPassage[],
  passages: readonly RatedPassage[],
  conversation: Conversation,
  moves: Moves,
  told: readonly string[],
): RatedPassage[] {
  const most = Math.min(mostOfAll, chosen.length + mostMore)
  const names = namesIn(conversation)
  const fit = passages.filter(({ chance }) => chance >= leastChance).toSorted(byChance)
  const begin = Math.min(...chosen.map(({ at }) => at))
  const isBegun = ({ at, parts, features }: RatedPassage) =>
    at > begin ||
    chosen.length === 0 ||
    features['middle']! >= nearMiddle ||
    parts.every((pieces) => isBusiness(pieces, moves))
  const clear = fit.filter((one) => isBegun(one) && isTellingPoint(one.point, conversation))
  const points = [...chosen]
  while (points.length < most) {
    const said = [...told, ...points.map(({ point }) => pointText(conversation.cast, point))].map(plainText).join('\n')
    const lacking = [
      ...passages.filter(
        ({ parts }) => saysReason(parts.flat(), moves) && !points.some((one) => saysReason(one.parts.flat(), moves)),
      ),
      ...fit.filter((one) => agreesTo(one, moves) && !points.some((point) => agreesTo(point, moves))),
      ...lackingPassages(clear, conversation, moves.isReplacedPiece, said, names),
    ]
    const next = lacking.find((one) => isNew(one, points))
    if (!next) break
    points.push(next)
  }
  return points
}

const isBusiness = (pieces: readonly Piece[], moves: Moves): boolean =>
  saysReason(pieces, moves) || pieces.some((piece) => money.test(piece.text))

/** Whether pieces say why the two talk. */
const saysReason = (pieces: readonly Piece[], moves: Moves): boolean => pieces.some((piece) => isReason(piece, moves))

/** Whether a passage has what is agreed at the end. */
const agreesTo = ({ parts }: Passage, { ending, turns }: Moves): boolean =>
  ending.agreed.some(({ at }) => parts.flat().some(({ turn }) => turn === turns[at]?.turn))
