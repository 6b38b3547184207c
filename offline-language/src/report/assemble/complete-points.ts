import { plainText } from '../../language/markdown/escape-markdown.js'
import type { Moves } from '../moves/read-moves.js'
import type { Conversation } from '../read/conversation.js'
import { pointText } from '../select/point-text.js'
import type { RatedPassage } from '../worth/passage-worth.js'
import { lackingPassages, namesIn } from './missing-facts.js'
import { byWorth, isNew } from './points.js'

const mostMore = 4
const mostOfAll = 12
/** A passage with a fact that is nowhere else in the report may be worth a little less. */
const leastWorth = 0.3

/** The chosen passages, and the best of those with an amount, a date or a name missing in them and in `told`. */
export function completePoints(
  chosen: readonly RatedPassage[],
  passages: readonly RatedPassage[],
  conversation: Conversation,
  moves: Moves,
  told: readonly string[],
): RatedPassage[] {
  const most = Math.min(mostOfAll, chosen.length + mostMore)
  const points = [...chosen]
  const names = namesIn(conversation)
  const fit = passages.filter(({ worth }) => worth >= leastWorth).toSorted(byWorth)
  while (points.length < most) {
    const said = [...told, ...points.map(({ point }) => pointText(conversation.cast, point))].map(plainText).join('\n')
    const [next] = lackingPassages(fit, conversation, moves.isReplacedPiece, said, names).filter((one) =>
      isNew(one, points),
    )
    if (!next) break
    points.push(next)
  }
  return points
}
