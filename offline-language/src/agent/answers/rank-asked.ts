import { isOfWrongPerson } from './asked-person.js'
import { remembered } from '../../language/encoder/remembered.js'
import { type Ranking, rank } from './answer-model.js'
import { type AskedKind, askedKinds, countedIn, givenSpans } from './asked-kinds.js'
import { type Candidate, wordsOf } from './pair-features.js'
import type { Reading } from './reading.js'
import { wordFit } from './word-fit.js'

/** What speaks for a candidate besides the encoder, as what it adds to its score. */
const ofKind = 1.3
const ofKindNearWords = 0.5
const ofCount = 1
const ofWords = 1
const ofClause = 1

/** "I have no idea when": what the part does not know is of any kind. */
export const saysUnknown =
  /^(?:I|We|That|When|Who|Where|How|What|Whether|Why) (?:[\p{L}']+ ){0,4}(?:not know|no idea|cannot (?:say|tell)|not sure|not found out|no clue)\b/u

const ofWishForPast = 1.5
const ofWrongPerson = 2.5
/** "It is Wednesday" says when the talk takes place, and nothing else. */
const ofToday = 3
const saysToday = /^(?:It|Today) is (?:now )?(?:an? )?(?:\p{Lu}\p{Ll}+day|\d|the \d)[^,]*$/u
const isOfToday = (question: string, text: string) => saysToday.test(text) && !asksToday.test(question)
const asksToday = /\b(?:what|which) (?:day|date) is (?:it|today)\b|\btoday\b/i
/** What the best candidate gets for a question that none answers: the outcome that there is none weighs as much more. */
const usualBonus = 1.2
/** A question that asks for nothing of a kind is answered by what was learned, and by its words. */
const usualOpenBonus = 0.3
/** "Is there a second set of keys?" is answered only by what names it. */
const asksForMatter = /\b(?:is|are|was|were) there\b/i
const wishes = /^(?:What )?I (?:also )?(?:want|would like|need|hope|expect)\b/
const asksPast = /\b(?:did|was|were|had)\b/i

/** "Could she let him in while you are asleep?" asks for nothing about the sleep. */
const meanwhile = / (?:while|whilst|although) [^,.?]*/i

const border = /[.,;:!?]+ | (?:and|but|although|because|which|who|that|since|while|when) /
const textsKept = 3000
export const clausesOf = remembered(textsKept, (text) => text.split(border))

/** "Immediate stop of works" among what the part wants says so in no words of its own. */
const leastOfWish = 0.5
const isWish = (kind: AskedKind, { shares }: Candidate): boolean => kind === 'wish' && shares.wish >= leastOfWish

/** Whether a candidate gives what a question asks for. */
export const givesAsked = (question: string, candidate: Candidate, text: string): boolean =>
  saysUnknown.test(text) || (!isOfToday(question, text) && givesKindOf(question, candidate, text))

const givesKindOf = (question: string, candidate: Candidate, text: string): boolean =>
  askedKinds(question).some((kind) => isWish(kind, candidate) || givenOf(kind, text, question).length > 0)

/** The words that give a kind, of the clauses about the person who is asked about. */
const givenOf = (kind: AskedKind, text: string, question: string): string[] =>
  clausesOf(text).some((clause) => isOfWrongPerson(question, clause))
    ? clausesOf(text).flatMap((clause) => (isOfWrongPerson(question, clause) ? [] : givenSpans(kind, clause, question)))
    : givenSpans(kind, text, question)

const fewestOfClause = 3

/** How much more a candidate answers a question as it gives the kind that is asked for and has its words. */
function bonusOf(question: string, candidate: Candidate): number {
  const text = wordsOf(candidate)
  const matter = question.replace(meanwhile, '')
  const fits = clausesOf(text).map((clause) => wordFit(matter, clause))
  const ofItsWords = ofWords * wordFit(matter, text) + ofClause * Math.max(...fits)
  const kinds = askedKinds(question)
  const given = kinds.filter(
    (kind) => saysUnknown.test(text) || isWish(kind, candidate) || givenOf(kind, text, question).length > 0,
  )
  const isNear = given.some((kind) =>
    clausesOf(text).some((clause, at) => fits[at]! > 0 && givenSpans(kind, clause, question).length > 0),
  )
  const isOfOther = clausesOf(text).every(
    (clause) => isOfWrongPerson(question, clause) || clause.split(' ').length < fewestOfClause,
  )
  const isWishOnly = wishes.test(text) && asksPast.test(question) && !kinds.includes('wish')
  return (
    ofItsWords -
    (isWishOnly ? ofWishForPast : 0) -
    (isOfOther ? ofWrongPerson : 0) -
    (isOfToday(question, text) ? ofToday : 0) +
    given.length * ofKind +
    (isNear ? ofKindNearWords : 0) +
    (kinds.includes('count') && countedIn(question, text) ? ofCount : 0)
  )
}

/** How probably each candidate answers a question: what was learned, with the kind that is asked for and words of near meaning. */
export function rankAsked<Each extends Candidate>(question: Reading, candidates: readonly Each[]): Ranking<Each> {
  const { ranked, none } = rank(question, candidates)
  const weighed = ranked.map(({ candidate, share }) => ({
    candidate,
    share: share * Math.exp(bonusOf(question.text, candidate)),
  }))
  const ofNone =
    none *
    Math.exp(askedKinds(question.text).length > 0 || asksForMatter.test(question.text) ? usualBonus : usualOpenBonus)
  const total = weighed.reduce((sum, { share }) => sum + share, ofNone)
  return {
    ranked: weighed
      .map(({ candidate, share }) => ({ candidate, share: share / total }))
      .toSorted((a, b) => b.share - a.share),
    none: ofNone / total,
  }
}
