import { loadPatterns } from '../../data/load-patterns.js'
import { coverage, meaningOf } from '../units/meaning.js'
import type { BargainPart } from '../units/unit.js'
import { amountsIn } from '../wording/amounts.js'
import { numberOf, withDigits } from '../wording/number-words.js'
import { bringsOffer, offersByQuestion } from './offered-deed.js'
import { givesNothing } from './offered-part.js'
import { isReached } from './reached-sum.js'

const patterns = loadPatterns(
  'replies/given-parts',
  'hesitates',
  'refuses',
  'denies',
  'asksOfListener',
  'asksIfEnough',
  'negative',
)
/** How a clause looks that gives nothing: put off, refused, denied, asked of the part. */
export const { hesitates, refuses, denies, asksOfListener } = patterns
const { asksIfEnough, negative } = patterns

/** "Would that help?" */
export const isEnoughAsked = (text: string): boolean => asksIfEnough.test(text)

/** Who is to hold the rise to five per cent has to name it, and a mere price gives nothing else: "Five grand for this old heap". */
function lacksFigure(part: BargainPart, text: string): boolean {
  const [wanted, named] = [amountsIn(part.text), amountsIn(text)]
  if (wanted.length === 0) {
    if (ofSum.test(part.text)) return named.length === 0
    return price.test(text) && coverage(part.stems, meaningOf(text)) === 0
  }
  return !named.some(({ value }) => wanted.some((each) => isReached(part, value, each.value)))
}
/** "A fair sum" */
const ofSum = /\b(?:sum|amount|figure|payment)\b(?! of)/i
const price = /[€£$]\d|\b\d[\d.,]* ?(?:grand|k|pounds|euros|dollars)\b/i

/** "One volunteer" is not "at least three". */
function isTooFew({ least: fewest }: BargainPart, text: string): boolean {
  if (fewest === null) return false
  const named = [...withDigits(text).matchAll(/\d[\d,]*|\b(?:zero|one)\b/gi)].map(([found]) => numberOf(found))
  return named.length > 0 && !named.some((value) => value >= fewest)
}

/** "You would pay for it?", "Your bill has gone where?" */
const onlyAsks = (side: string) =>
  asksOfListener.test(side) || (side.endsWith('?') && !bringsOffer(side) && !offersByQuestion(side))

/** "We won't come in unasked" gives "nobody comes in without asking", and no other part. */
export const isRefused = (part: BargainPart, side: string): boolean =>
  hesitates.test(side) || onlyAsks(side) || (refuses.test(side) && !negative.test(part.text))

/** "A plan is agreed": what no one in particular does is given in its words. */
const isUnnamed = ({ text, stems }: BargainPart, clause: string): boolean =>
  /^(?:an?|it|there) /.test(text) && coverage(stems, meaningOf(clause)) === 0

/** Whether a clause gives nothing of a part, however near to it: refused, asked for, or short of its figure. */
export const isNothing = (part: BargainPart, clause: string): boolean =>
  isRefused(part, clause) ||
  isUnnamed(part, clause) ||
  (denies.test(clause) && !negative.test(part.text)) ||
  lacksFigure(part, clause) ||
  isTooFew(part, clause) ||
  givesNothing(part, clause)
