import { loadPatterns } from '../../data/load-patterns.js'
import type { BargainPart } from '../units/unit.js'
import { amountsIn, isComparable } from '../wording/amounts.js'
import { hesitates, refuses } from './gives-no-part.js'
import { namesCompany } from './out-of-reach.js'
import { hasRange, isReached } from './reached-sum.js'

/** What was paid, is wanted or is earned elsewhere is no offer. */
const ofOtherSum =
  /\b(?:you|they|he|she) (?:said|want|wanted|asked|earn|paid|charge|owe)|\b(?:was|were|paid|cost|costs|earned|had)\b/i

const { ofHelp } = loadPatterns('units/any-offer', 'anyOffer', 'fairSum', 'ofHelp')

/** "You give me a firm date", "you name an amount": any will do. */
const ofDateOnly = /^you (?:give|name|tell|offer|promise|set|fix)(?: me)? an? (?:\p{L}+ )?(?:date|day|deadline)$/iu
const ofSumOnly = /^you (?:give|name|tell|offer|promise)(?: me)? an? (?:\p{L}+ )?(?:amount|sum|figure|price)$/iu
const asksOfWord = /\b(?:when|what|which|how|why|by when)\b[^?]*\?/i
const { namesDate } = loadPatterns('replies/named-date', 'ofDate', 'namesDate')

/** A sum that reaches the one that a part names, whatever else is said, and "two students" for a helper. */
export const isSurelyGiven = (part: BargainPart, side: string): boolean => {
  if (ofHelp.test(part.text)) return namesCompany(side)
  if (ofDateOnly.test(part.text)) return namesDate.test(side) && !asksOfWord.test(side) && !hesitates.test(side)
  if (ofSumOnly.test(part.text))
    return amountsIn(side).length > 0 && !asksOfWord.test(side) && !ofOtherSum.test(side) && !hesitates.test(side)
  const wanted = amountsIn(part.text)
  return (
    hasRange(part) &&
    wanted.length > 0 &&
    !ofOtherSum.test(side) &&
    !hesitates.test(side) &&
    !refuses.test(side) &&
    amountsIn(side).some((named) =>
      wanted.some((each) => isComparable(named, each) && isReached(part, named.value, each.value)),
    )
  )
}
