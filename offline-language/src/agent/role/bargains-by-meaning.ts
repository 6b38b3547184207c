import type { Counterpart } from '../prompt/counterpart.js'
import { toneOf } from './trigger-tone.js'
import { bargainIn } from '../units/conditions.js'
import type { Own } from '../units/sayable.js'
import type { Bargain } from '../units/unit.js'
import { isClean } from '../wording/clean-sentence.js'
import type { Statement } from '../written/statements.js'

/** How sure it is that a sentence says what the part does on a condition. */
const leastSure = 0.5
const fewestParts = 2

/**
 * The bargains whose promise is none by its words: "If she finds you a berth and tows the boat, you'll be gone by Friday".
 * Of one thing, what was learned decides; of several, each has to be given.
 */
export function bargainsByMeaning(
  statements: readonly Statement[],
  known: readonly Bargain[],
  counterpart: Counterpart,
  own: Own,
): Bargain[] {
  const found = statements.flatMap(({ whole, place, shares, yes }) => {
    if (
      yes === null ||
      toneOf(yes) !== null ||
      shares.bargain < leastSure ||
      known.some((each) => `${each.yes}.` === yes)
    )
      return []
    const bargain = bargainIn(whole, place, counterpart, own, true)
    return bargain && !bargain.isSilent && bargain.parts.length >= fewestParts && isClean(bargain.text) ? bargain : []
  })
  return found.filter((each, at) => found.findIndex(({ text }) => text === each.text) === at)
}
