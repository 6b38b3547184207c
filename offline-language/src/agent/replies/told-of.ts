import { nearness, vectorOf } from '../../language/encoder/sentence-vector.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { coverage, isWeighty, meaningOf } from '../units/meaning.js'

const { knowsNot } = loadPatterns('replies/knows-not', 'knowsNot')

/** How much of the words and of the meaning of a question a turn needs to have answered it. */
const leastOfBoth = 1
const leastShare = 0.35
/** "We could start with one depot" has one word of "How do we run our depots?". */
const fewestShared = 2
/** A single word in passing tells nothing. */
const fewestWords = 6

/** The sentences of a person without questions and without "I do not know". */
export const toldIn = (text: string): string[] =>
  sentencesOf(text).filter((sentence) => !sentence.endsWith('?') && !knowsNot.test(sentence))

const questionOf = (line: string): string => sentencesOf(line).findLast((sentence) => sentence.endsWith('?')) ?? line

/** Whether the person has already told what a line asks for. */
export function isToldOf(line: string, text: string): boolean {
  const question = questionOf(line)
  const told = toldIn(text)
  const said = told.join(' ')
  if (said.split(' ').length < fewestWords) return false
  const asked = meaningOf(question)
  const found = meaningOf(said)
  const share = coverage(asked, found)
  if (share < leastShare) return false
  const common = [...asked].filter((stem) => isWeighty(stem) && coverage(new Set([stem]), found) > 0)
  if (common.length < fewestShared) return false
  const vector = vectorOf(question)
  return told.some((sentence) => share + nearness(vectorOf(sentence), vector) >= leastOfBoth)
}
