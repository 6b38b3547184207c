import type { Amount } from '../wording/amounts.js'
import { isAsGood } from '../wording/sides.js'
import type { Stake } from './stake.js'
import type { Mark } from './stake-marks.js'
import { isWish, ownOpening } from './stake-opening.js'

type Side = Stake['side']

/** The figure that is worst for the part. */
const farthest = (side: Side, marks: readonly Mark[]): Mark | null =>
  marks.reduce<Mark | null>(
    (best, each) => (best && isAsGood({ side }, each.amount.value, best.amount.value) ? best : each),
    null,
  )

export interface Ends {
  /** Where the part stops for nothing, and where it stops for its terms. */
  free: Mark | null
  bound: Mark | null
  /** What the prompt says lies beyond. */
  wall: Mark | null
}

export function endsOf(side: Side, marks: readonly Mark[]): Ends {
  const limits = withGate(marks)
  const wall = limits.find(({ isWall }) => isWall) ?? null
  const bound = farthest(
    side,
    limits.filter(({ terms }) => terms.length > 0),
  )
  // "Not more than 6 percent. For 6 percent you want a contact person."
  const open = limits.filter(
    ({ terms, isWall, amount }) => terms.length === 0 && !isWall && amount.value !== bound?.amount.value,
  )
  // A plain "you would take 2,000" does not break "not below 2,400".
  const hard = open.filter(({ kind }) => kind !== 'goes')
  const last = farthest(side, hard.length > 0 ? hard : open)
  // "For forty lessons you go down to 68, and never below 65": without the lessons, 65 is no limit.
  const free = last && bound && !isAsGood({ side }, last.amount.value, bound.amount.value) ? null : last
  // "Below 3,650 you will not sign", and 3,550 on a condition: the wall is where the part stops without it.
  const isInner = wall !== null && (!bound || !isAsGood({ side }, bound.amount.value, wall.amount.value))
  return { free: free ?? (isInner ? wall : null), bound, wall }
}

/** "Going above 54,000 is only possible if …": the terms hold for what lies beyond; up to it the part goes for nothing. */
function withGate(marks: readonly Mark[]): Mark[] {
  const gate = marks.find(({ isGate }) => isGate)
  if (!gate) return [...marks]
  return marks.map((each) =>
    each === gate ? { ...each, terms: [] } : each.isWall ? each : { ...each, terms: gate.terms },
  )
}

/** Whether the figure that a prompt names is better for the part than both ends. */
export const isBefore = (side: Side, named: Mark | undefined, { free, bound }: Ends): named is Mark =>
  named !== undefined &&
  [free, bound].every((end) => end === null || isAsGood({ side }, named.amount.value, end.amount.value))

interface Span {
  opening: Amount
  limit: Amount
  last: Amount
}

export function spanOf(
  side: Side,
  limits: readonly Mark[],
  named: Mark | null,
  ends: Ends,
  unit: (a: Amount) => Amount,
): Span {
  const target = unit((ends.free ?? ends.bound ?? limits[0]!).amount)
  const own = limits.some(isWish) ? target : ownOpening(side, target)
  const opening = named ? unit(named.amount) : own
  const limit = ends.free ? unit(ends.free.amount) : opening
  const end = ends.bound ? unit(ends.bound.amount) : limit
  return { opening, limit, last: isAsGood({ side }, end.value, limit.value) ? limit : end }
}
