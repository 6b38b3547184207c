import { type Amount, amountsIn, isComparable, quantitiesIn, writtenLike } from '../wording/amounts.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'

export type Side = 'seller' | 'buyer'

/** How the limit of each side is said: a seller goes no lower, a buyer no higher. */
const limits: Readonly<Record<Side, RegExp>> = {
  seller: anyOf(
    loadPatterns('role/seller-limits', 'notBelow', 'downTo', 'atLeast', 'least', 'asLowAs', 'orMore', 'content'),
  ),
  buyer: anyOf(
    loadPatterns('role/buyer-limits', 'notAbove', 'upTo', 'atMost', 'noMoreThan', 'most', 'asHighAs', 'orLess'),
  ),
}

/** Who the role is. */
const roles: Readonly<Record<Side, RegExp>> = {
  seller: anyOf(loadPatterns('role/seller-roles', 'named', 'raising', 'selling')),
  buyer:
    /\byou (?:are|want to be)\b[^.]{0,60}\b(?:buyer|purchaser)\b|\byou (?:want to|would like to|are going to) buy\b/i,
}

/** The side that words take; null if they take none, or both. */
function sideBy(words: Readonly<Record<Side, RegExp>>, text: string): Side | null {
  const isSeller = words.seller.test(text)
  return isSeller === words.buyer.test(text) ? null : isSeller ? 'seller' : 'buyer'
}

/** A role that gives a reduction wants it small, on either side. */
const reduction = anyOf(loadPatterns('role/reductions', 'percentSign', 'percentWord', 'after'))

export const givesReduction = (text: string) => reduction.test(text) && /\bmore than|at most|up to\b/i.test(text)
/** "You would go up to 600 if there are at least three": the condition is no limit. */
const condition = /,? (?:if|when|once|as long as|provided)\b.*$/i
export const sideOfLimit = (text: string): Side | null =>
  givesReduction(text) ? 'buyer' : sideBy(limits, text.replace(condition, ''))
export const sideOfRole = (prompt: string): Side | null => sideBy(roles, prompt)

/** "Your opening demand: 6,100", "Asking: 400": a label of the first number. */
const labelOfOpening =
  /\b(?:opening|starting|initial|first)(?: \p{L}+)?\b|\b(?:demand|asking(?: price| rent)?)\b|\b(?:ask|target) (?:price|rent|salary)\b/iu
/** What holds today is no number that the role asks for. */
export const ofToday = /\b(?:current(?:ly)?|so far|until now|at present|today|old|previous|existing)\b/i

const whole = /\byou (?:also |first )?(?:want|ask for|demand|claim) (?:a|the|your) (?:full|whole|entire) \p{L}+/iu

/** The number that a label of the prompt names as the role's first; "a full refund" is all of it. */
export function labelledOpening(sentences: readonly string[], limit: Amount): Amount | null {
  if (limit.isShare && sentences.some((sentence) => whole.test(sentence)))
    return { ...limit, value: 100, text: writtenLike(100, limit) }
  for (const sentence of sentences)
    for (const found of [...amountsIn(sentence), ...quantitiesIn(sentence)]) {
      const before = sentence.slice(0, sentence.indexOf(found.text))
      const isLabelled = /(?::|\bis|\bare) *$/i.test(before) && labelOfOpening.test(before)
      if (isLabelled && found.value !== limit.value && isComparable(found, limit)) return found
    }
  return null
}
