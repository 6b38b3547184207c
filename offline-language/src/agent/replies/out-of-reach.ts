import { coverage, meaningOf } from '../units/meaning.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { amountsIn, isOfSize } from '../wording/amounts.js'
import { type Figure, figuresIn } from '../wording/figures.js'
import { asksIfParts } from './pay-in-parts.js'

const { condition, alone, company, without, gives, upperLimit, lowerLimit } = loadPatterns(
  'replies/out-of-reach',
  'condition',
  'alone',
  'company',
  'without',
  'gives',
  'upperLimit',
  'lowerLimit',
)

const leastGranted = 0.6

/** "Pitch 112", "boat no. 9" */
const noCount =
  '(?![\\d.,:]*\\d)(?! ?(?:%|per\\b|euros?|pounds?|dollars?|minutes?|hours?|days?|nights?|weeks?|months?|years?))'
const numbered = new RegExp(`\\b(\\p{Ll}{3,}) (?:no\\.? |number )?(\\d{1,4})${noCount}\\b`, 'gu')
const byNumber = new RegExp(`\\b(?:number|no\\.?) (\\d{1,4})${noCount}\\b`, 'gi')

/** "Flat 12?" to someone who refuses flat 3. */
function namesOtherNumber(refusal: string, turn: string): boolean {
  const refused = [...refusal.matchAll(numbered)]
  if (refused.length === 0 || refused.some(([, , digits = '']) => new RegExp(`\\b${digits}\\b`).test(turn)))
    return false
  const nouns = refused.map(([, noun]) => noun)
  return (
    [...turn.toLowerCase().matchAll(numbered)].some(([, noun]) => nouns.includes(noun)) ||
    [...turn.matchAll(byNumber)].length > 0
  )
}

/** "By 30 euros?" to someone who refuses more than 50. */
function isWithinLimit(refusal: string, turn: string): boolean {
  const most = upperLimit.exec(refusal)?.groups?.['rest']
  const least = lowerLimit.exec(refusal)?.groups?.['rest']
  const [limit] = figuresIn(most ?? least ?? '')
  if (!limit) return false
  const offered = figuresIn(turn).filter((each) => isOfKind(each, limit))
  return offered.length > 0 && offered.every(({ value }) => (most ? value <= limit.value : value >= limit.value))
}
const isOfKind = (one: Figure, other: Figure): boolean =>
  one.kind === other.kind && isOfSize(one.value, other.value, 20)

/** Whether a sentence offers that someone else is there: "if two students carried them with you". */
export const namesCompany = (sentence: string): boolean =>
  gives.test(sentence) && company.test(sentence) && !without.test(sentence)

/** Whether a turn gives what a refusal is there to protect: a second person to who refuses to work alone, a camera to "without a camera". */
export function grantsProtected(refusal: string, turn: string): boolean {
  const offers = sentencesOf(turn).filter((sentence) => gives.test(sentence) && !without.test(sentence))
  if (offers.length === 0 || (sentencesOf(turn).some((sentence) => without.test(sentence)) && offers.length < 2))
    return false
  if (alone.test(refusal)) return offers.some((sentence) => company.test(sentence))
  const wanted = condition.exec(refusal)?.groups?.['thing']
  if (!wanted) return false
  const thing = meaningOf(wanted)
  return offers.some((sentence) => coverage(thing, meaningOf(sentence)) >= leastGranted)
}

/** Who pays all of it in parts asks for no discount. */
const ofPriceCut =
  /\b(?:discount|rebate|reduction|(?:lower|reduce|cut|drop) (?:the|your|my) (?:price|bill|sum|fee|rate)|go down|cheaper)\b/i

/** Whether what a turn asks for or offers is none of what a refusal refuses, though it has its words. */
export const isOutOfReach = (refusal: string, turn: string): boolean =>
  (ofPriceCut.test(refusal) && asksIfParts(turn) && amountsIn(turn).length === 0) ||
  namesOtherNumber(refusal, turn) ||
  isWithinLimit(refusal, turn) ||
  grantsProtected(refusal, turn)
