import { loadPatterns } from '../../data/load-patterns.js'
import { type Figure, figuresIn } from '../wording/figures.js'
import { isAsGood } from '../wording/sides.js'
import type { Statement } from '../written/statements.js'
import { isOfSize } from '../wording/amounts.js'

const sides = loadPatterns('replies/limit-sides', 'most', 'least')
const isComparable = (one: Figure, other: Figure) => one.kind === other.kind && isOfSize(one.value, other.value, 5)

/** "You accept it if the rate is under 250" */
const ifUnder = /\b(?:if|as long as|provided|when)\b[^.,;]*\b(?:under|below|less than)\b/i

/** Whether the last figure of a turn is within the limit that a statement sets; null if its side is not clear. */
export function isWithinLimit({ whole }: Statement, turn: string): boolean | null {
  const isMost = sides.most.test(whole) || ifUnder.test(whole)
  const isLeast = sides.least.test(whole) && !ifUnder.test(whole)
  const offer = figuresIn(turn).at(-1)
  const limit = offer && figuresIn(whole).find((figure) => isComparable(figure, offer))
  if (!limit || isMost === isLeast) return null
  return isAsGood({ side: isMost ? 'most' : 'least' }, offer.value, limit.value)
}

const beyond = /\b(?:longer|more|later|higher|over|above) than\b/i

/** "Two days?" to someone who refuses three; "three weeks" is refused by someone who will not wait longer than a week. */
export function isOtherFigure(refused: string, line: string): boolean {
  const figures = figuresIn(refused)
  const said = figuresIn(line)
  const isMeant = (one: Figure) =>
    figures.some(
      ({ value, kind }) => value === one.value || (beyond.test(refused) && kind === one.kind && one.value > value),
    )
  return said.length > 0 && figures.length > 0 && !said.some(isMeant)
}
