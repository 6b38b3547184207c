import { loadPatterns } from '../../data/load-patterns.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { cleanUtterance } from '../dialogue-acts/clean-utterance.js'
import type { Term } from '../role/stake.js'
import { meaningOf } from '../units/meaning.js'
import { quantitiesIn } from '../wording/amounts.js'
import { sharedInMeaning } from '../wording/concepts.js'
import { withDigits } from '../wording/number-words.js'
import { asksOfListener, denies, hesitates, refuses } from './gives-no-part.js'
import { likenessTo } from './part-likeness.js'
import { isInTime, missesTime } from './time-of-offer.js'
import { bringsOffer } from './offered-deed.js'

const { reasons, tellsReason } = loadPatterns('replies/given-reasons', 'reasons', 'tellsReason')
const { plainQuestion, onOffer, inWriting, sorry } = loadPatterns(
  'replies/given-terms',
  'plainQuestion',
  'onOffer',
  'inWriting',
  'sorry',
)

/** Whether a sentence can give anything: it is no refusal, and no question for a fact. */
function canGive(sentence: string): boolean {
  if (hesitates.test(sentence) || refuses.test(sentence)) return false
  return onOffer.test(sentence) || !(plainQuestion.test(sentence) || asksOfListener.test(sentence))
}

/** A sentence that can give something, or the clauses of it that do: "The reasons are two projects, and nobody helped." */
const givingIn = (sentence: string): string[] =>
  canGive(sentence)
    ? (denies.test(sentence) ? sentence.split(/[,;] /) : [sentence]).filter((each) => !denies.test(each))
    : []

/** "In writing" is asked for apart; "that I can put before the board" says what a reason is for. */
const withoutManner = (text: string): string =>
  text
    .replace(/\b(?:is|are|will be) (?:guaranteed|promised|confirmed|fixed|agreed)\b|\bin writing\b/giu, '')
    .replace(/ that I can .*$/u, '')
    .replace(/^I (?:get|have|hear|receive) /u, '')
    .replace(/\b(?:written|larger|longer|bigger|at least)\b/giu, '')

const wanted = (term: Term): Set<string> =>
  new Set(
    [...meaningOf(withoutManner(withDigits(term.text)))].filter((stem) => !/^\d/.test(stem) && !ofPaying.test(stem)),
  )
/** Words of paying: an offer to pay a sum names no other term. */
const ofPaying = /^(?:pay|paid|money|week|month)$/

/** "25 days" for at least twenty, "ten days" for within fourteen. */
function reachesCount({ text, counts }: Term, sentence: string): boolean | null {
  const said = quantitiesIn(withDigits(sentence))
  const [own] = counts
  const same = said.filter(({ count }) => count === own?.count)
  if (!own || same.length === 0) return null
  if (/\b(?:within|at most|no more than|up to)\b/i.test(text)) return same.some(({ value }) => value <= own.value)
  return same.some(({ value }) => value >= own.value)
}

const least = { share: 0.5, ofCount: 0.25, sure: 0.75, likeness: 1.8 }

/** Whether an offer comes in the time that a term names; null if either names none. */
function isTimely({ text, counts }: Term, sentence: string): boolean | null {
  // "At least twenty days" is a count.
  if (counts.length > 0) return null
  if (missesTime(text, sentence)) return false
  return isInTime(text, sentence) ? true : null
}

/** Whether a sentence says enough of a term; an offer needs fewer of its words. */
function saysEnough(term: Term, sentence: string, shared: number): boolean {
  if (shared >= least.sure) return true
  const isOffer = bringsOffer(sentence) || onOffer.test(sentence)
  if (shared >= least.share) return isOffer || /\d/.test(withDigits(sentence))
  return isOffer && likenessTo(term.part, '', sentence) >= least.likeness
}

function isNamedIn(term: Term, sentence: string): boolean {
  const [count, isOnTime] = [reachesCount(term, sentence), isTimely(term, sentence)]
  if (count === false || isOnTime === false) return false
  const stems = wanted(term)
  if (stems.size === 0) return count ?? isOnTime ?? false
  const shared = sharedInMeaning(stems, meaningOf(sentence)) / stems.size
  if (shared > 0 && (isOnTime || (count && shared >= least.ofCount))) return true
  // A booking of unknown length does not give "at least twenty days".
  if (count === null && term.counts.length > 0 && !term.isWritten) return false
  return saysEnough(term, sentence, shared)
}

/** Which terms the turns have given, which they only named (not in writing yet), and which are open. */
export interface Given {
  given: Term[]
  named: Term[]
  open: Term[]
}

export function givenOf(terms: readonly Term[], turns: readonly string[]): Given {
  const sentences = turns.flatMap((turn) => sentencesOf(cleanUtterance(turn))).flatMap(givingIn)
  const isInWriting = sentences.some((sentence) => inWriting.test(sentence))
  const isNamed = (term: Term) => {
    if (term.part.isApology) return turns.some((turn) => sorry.test(turn))
    if (reasons.test(term.text) && !term.isWritten) return sentences.some((sentence) => tellsReason.test(sentence))
    return sentences.some((sentence) => isNamedIn(term, sentence))
  }
  const named = terms.filter(isNamed)
  const given = named.filter((term) => !term.isWritten || isInWriting)
  return { given, named, open: terms.filter((term) => !given.includes(term)) }
}
