import { type Amount, amountsIn, isComparable } from '../wording/amounts.js'
import { meaningOf } from './meaning.js'
import type { Price } from './unit.js'
import { loadWords } from '../../data/load-words.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'

const { openingBefore, pays } = loadPatterns('units/prices', 'openingBefore', 'pays')

const limitBefore = anyOf(
  loadPatterns(
    'units/limits-before',
    'upTo',
    'atMost',
    'atLeast',
    'noMore',
    'extreme',
    'notBeyond',
    'budget',
    'letGo',
    'ending',
    'goTo',
  ),
  '(?:',
  ') (?:only )?(?:about )?$',
)
/** A figure that the role does not go above, or does not go below. */
const ceiling = /\b(?:higher than|at most|up to|no more than|not more than|maximum|above|over|beyond|budget)\b/i
const floor =
  /\b(?:at least|no less than|lower than|below|under|minimum|down to|let it go|let them go|would take|accept|settle for)\b/i

/** "You are 58." */
const ageBefore = /\b(?:you|he|she|I) (?:are|is|am) (?:only |already |now )?$/i

interface Figure {
  amount: Amount
  before: string
}

function figuresIn(text: string): Figure[] {
  const amounts = amountsIn(text).filter(({ value }) => value > 0)
  return amounts
    .map((amount) => ({ amount, before: text.slice(0, Math.max(0, text.indexOf(amount.text))) }))
    .filter(({ amount, before }) => !(ageBefore.test(before) && /^\d{1,2}$/.test(amount.text)))
}

interface Found extends Price {
  place: number
}

/** The price in one statement; null if it has none. */
function priceIn(text: string, place: number, sayable: (text: string) => string | null): Found | null {
  if (ofOthers.test(text) || ofChange.test(text)) return null
  const figures = figuresIn(text)
  const limit = figures.find(({ before }) => limitBefore.test(before))?.amount ?? null
  const opening =
    figures.find(
      ({ amount, before }) =>
        !limitBefore.test(before) && openingBefore.test(before) && (!limit || amount.isShare === limit.isShare),
    )?.amount ?? null
  if (!limit && !opening) return null
  const thing = new Set([...meaningOf(text)].filter((stem) => !/^\d/.test(stem) && !common.has(stem)))
  const isLow = (limit !== null && ceiling.test(text)) || pays.test(text)
  const side = isLow && !floor.test(text) ? 'pays' : 'gets'
  return { thing, opening, limit, side, text: opening && !limit ? sayable(text) : null, place }
}

/** Whether a price is the other half of one before it: a limit in the same or in the next sentence. */
function completes(next: Found, before: Found): boolean {
  const isHalf = next.limit ? !before.limit && !next.opening : !before.opening
  if (before.place === next.place) return isHalf
  const isComparableStep = next.limit && before.opening ? isComparable(next.limit, before.opening) : false
  return isHalf && isComparableStep && before.place === next.place - 1
}

/** What the sentences of a prompt say about the price of things; the sayable text is the statement with the opening. */
export function pricesIn(
  statements: readonly { text: string; place: number }[],
  sayable: (text: string) => string | null,
): Price[] {
  const found: Found[] = []
  for (const { text, place } of statements) {
    const next = priceIn(text, place, sayable)
    const before = next && found.findLast((each) => completes(next, each))
    if (!next) continue
    if (before) join(before, next)
    else found.push(next)
  }
  return found
}

function join(before: Found, { limit, opening, side, text, place }: Found): void {
  const isNext = before.place !== place
  before.limit ??= limit
  before.opening ??= opening
  before.text ??= text
  const rises = before.opening && before.limit ? before.limit.value > before.opening.value : null
  before.side = rises ? 'pays' : isNext ? 'gets' : side
}

/** What the person wants, has booked or pays is no price of the role. */
const ofOthers =
  /^(?:he|she|they|the (?:customer|recipient|user|caller|person|guest|client|tenant|candidate|passenger|\p{L}+ (?:wants|asks|has)))\b|\bseen it\b/iu
/** "You will not raise it by more than 50 euros" limits a change, and is no price. */
const ofChange = /\bby (?:more|less|no more|not more|at most|up to)\b[^.;]*\d/i
const common = new Set(loadWords('units', 'light', 'ofPrices').ofPrices)
