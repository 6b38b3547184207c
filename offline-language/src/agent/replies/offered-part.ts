import { loadPatterns } from '../../data/load-patterns.js'
import { nearness, vectorOf } from '../../language/encoder/sentence-vector.js'
import { coverage, meaningOf } from '../units/meaning.js'
import type { BargainPart } from '../units/unit.js'
import { isInTime, missesTime } from './time-of-offer.js'

const { vague } = loadPatterns('replies/vague-offer', 'vague')

/** "Have you phoned us?" asks for a fact, and "What if I phone you?" does not. */
const asker = 'have|has|had|did|do|does|is|are|was|were|why|who|when|where|what (?!if\\b|about\\b)|how (?!about\\b)'
const asksFact = new RegExp(`^(?:(?:and|so|but|then|okay),? )*(?:${asker})\\b(?![^?]*\\bif (?:i|we)\\b)[^?]*\\?$`, 'i')

/** Whether a clause cannot give a part: it asks for a fact, promises nothing, or comes too late. */
export const givesNothing = (part: BargainPart, clause: string): boolean =>
  asksFact.test(clause) || (vague.test(clause) && !vague.test(part.text)) || missesTime(part.text, clause)

/** Whether a text only offers what no one can rely on: "I will see what I can do some day." */
export const isVague = (text: string): boolean => vague.test(text)

/** What a part names in words, and what it means, count the same; its time in other words, a little. */
const ofTime = 0.25
const leastForTime = 0.4

/** How near a clause is to what a part wants: 2 for the same in the same words. */
export function nearnessTo(part: BargainPart, clause: string): number {
  const inWords = coverage(part.stems, meaningOf(clause))
  const inMeaning = nearness(vectorOf(part.text.replace(/^you /, '')), vectorOf(clause))
  const isNear = inWords > 0 || inMeaning >= leastForTime
  return inWords + inMeaning + (isNear && isInTime(part.text, clause) ? ofTime : 0)
}
