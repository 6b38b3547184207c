import { heartPatterns } from '../phrase/heart-patterns.js'
import { isShortTalk } from '../read/short-talk.js'
import type { Agreement } from './agreement.js'
import { agreementsIn, weightOf } from './agreements.js'
import type { Exchange } from './exchanges.js'
import { finalNo } from './open-ends.js'
import type { Piece, SpokenTurn } from './piece.js'
import { takesOrHearsSum } from './told-terms.js'
import { loadPatterns } from '../../data/load-patterns.js'

const firstPlace = 0.4
const most = 2
/** A courtesy or a circumstance, and no matter. */
const { trifle } = loadPatterns('settled', 'trifle')
export { trifle }
/** "I'll ask the council on Wednesday" leaves it open. */
export const leavesOpen = /\bI will (?:\w+ )?(?:ask|check|think|call you|ring you|find out)\b|\blet you know\b/i

/** How a talk ends: what is settled, what one of them still has to ask, or what one refuses. */
export interface Ending {
  /** Including the totals that the other speaker only acknowledges. */
  agreed: Agreement[]
  left: Exchange | null
  refused: Piece | null
}

/** The weightiest agreements of a talk in their order, what it leaves open and what is refused; none of a short talk. */
export function endingOfMoves({
  turns,
  exchanges,
}: {
  turns: readonly SpokenTurn[]
  exchanges: readonly Exchange[]
}): Ending {
  if (isShortTalk(turns)) return { agreed: [], left: null, refused: null }
  const agreed = agreementsIn(turns, takesOrHearsSum)
    .filter(({ terms }) => !terms.some(({ text }) => trifle.test(text) || leavesOpen.test(text)))
    .toSorted((a, b) => weightOf(b, turns.length) - weightOf(a, turns.length))
    .slice(0, most)
    .toSorted((a, b) => a.at - b.at)
  const late = exchanges.filter(({ at }) => at / turns.length >= firstPlace)
  const open = late.findLast((one) => one.outcome === 'open' && isLeft(one))
  const left = open && agreed.every(({ at }) => at < open.at) ? open : null
  const refused = turns
    .slice(Math.floor(turns.length * firstPlace))
    .flatMap(({ pieces }) => pieces)
    .findLast(({ text, shown, figures }) => shown !== null && figures.length > 0 && heartPatterns.refusal.test(text))
  const no = finalNo(turns)
  const isLater = ({ at }: { at: number }) => no === null || turns[at]!.turn > no.turn
  if (no) return { agreed, left: left && isLater(left) ? left : null, refused: no }
  return { agreed, left, refused: refused ?? null }
}

/** "I need to ask my wife before I say a firm yes". */
const asksFirst =
  /\b(?:need|have|want|would like|would have) to (?:ask|think|check|talk)\b|\bI would need (?:my|the)\b/i

const isLeft = ({ offered: { pieces } }: Exchange): boolean =>
  pieces.some(({ text }) => asksFirst.test(text)) && pieces.some(({ figures }) => figures.length > 0)
