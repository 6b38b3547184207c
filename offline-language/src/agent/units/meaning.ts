import { stemOf } from '../../language/tokens/content-stems.js'
import { lemmasOf } from '../wording/lemmas.js'
import { groupsOf, rootOf } from '../wording/concepts.js'
import { loadWords } from '../../data/load-words.js'
import { withDigits } from '../wording/number-words.js'

/** Words that say little of a matter: what people do with anything. */
const light = new Set(
  loadWords('units', 'light', 'ofPrices').light.flatMap((word) => [
    stemOf(word),
    stemOf(`${word.replace(/e$/, '')}ing`),
  ]),
)
const lightWeight = 0.25
const figureWeight = 0.8
/** Two words of one group are as good as one word said twice, nearly. */
const groupShare = 0.8

/** "Names" is "name": of short words, the stem of the plural is another. */
const shortPlural = /\b(\p{L}[aeiou][b-df-hj-np-tv-xz]e)s\b/giu
/** "What will you try this month?" is about no month. */
const now = /\bthis (?:week|month|year)\b/gi
/** "Come and see it" */
const seeing =
  /\b(?:see|look at|view|visit) (?=(?:it|(?:the|your) (?:flat|house|car|van|camper|room|place|bike|boat|office|apartment))\b)/gi
const moneyBack = /\b(?:money|cash) back\b/gi

/** The stems of what a text is about, with numbers in digits. */
export function meaningOf(text: string): Set<string> {
  return lemmasOf(
    withDigits(text)
      .replace(moneyBack, 'refund')
      .replace(seeing, 'viewing ')
      .replace(now, ' ')
      .replace(shortPlural, '$1'),
  )
}

/** Whether a stem says what a text is about. */
export const isWeighty = (stem: string): boolean => !light.has(stem)

function weightOf(stem: string): number {
  if (light.has(stem)) return lightWeight
  return /^\d/.test(stem) ? figureWeight : 1
}

/** How much of `wanted` is in `found`, from 0 to 1; rare words of the prompt weigh more. */
export function coverage(
  wanted: ReadonlySet<string>,
  found: ReadonlySet<string>,
  rarity: (stem: string) => number = () => 1,
): number {
  const groups = new Set([...found].flatMap(groupsOf))
  const roots = new Set([...found].map(rootOf))
  let all = 0
  let shared = 0
  for (const stem of wanted) {
    const weight = weightOf(stem) * rarity(stem)
    all += weight
    if (found.has(stem)) shared += weight
    else if (roots.has(rootOf(stem)) || groupsOf(stem).some((group) => groups.has(group))) shared += weight * groupShare
  }
  return all === 0 ? 0 : shared / all
}

/** The sum of the weights that two texts share. */
export function overlap(
  wanted: ReadonlySet<string>,
  found: ReadonlySet<string>,
  rarity: (stem: string) => number = () => 1,
): number {
  let all = 0
  for (const stem of wanted) all += weightOf(stem) * rarity(stem)
  return coverage(wanted, found, rarity) * all
}
