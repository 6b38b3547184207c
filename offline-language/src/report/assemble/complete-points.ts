import { plainText } from '../../language/markdown/escape-markdown.js'
import type { Moves } from '../moves/read-moves.js'
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

/** The chosen passages, and the best of those with an agreement, an amount, a date or a name missing in them and in `told`. */
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
  const clear = fit.filter(({ point }) => isTellingPoint(point, conversation))
  const points = [...chosen]
  while (points.length < most) {
    const said = [...told, ...points.map(({ point }) => pointText(conversation.cast, point))].map(plainText).join('\n')
    const lacking = [
      ...fit.filter((one) => agreesTo(one, moves) && !points.some((point) => agreesTo(point, moves))),
      ...lackingPassages(clear, conversation, moves.isReplacedPiece, said, names),
    ]
    const next = lacking.find((one) => isNew(one, points))
    if (!next) break
    points.push(next)
  }
  return points
}

/** Whether a passage has what is agreed at the end. */
const agreesTo = ({ parts }: Passage, { ending, turns }: Moves): boolean =>
  ending.agreed.some(({ at }) => parts.flat().some(({ turn }) => turn === turns[at]?.turn))
