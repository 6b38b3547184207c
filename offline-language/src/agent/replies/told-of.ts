import { nearness, vectorOf } from '../../language/encoder/sentence-vector.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { coverage, isWeighty, meaningOf } from '../units/meaning.js'

const { knowsNot } = loadPatterns('replies/knows-not', 'knowsNot')

/** What has the words of a question and means something near to it has told what it asks for. */
const leastOfBoth = 1
const leastShare = 0.35
/** "We could start with one depot" has one word of "How do we run our depots?". */
const fewestShared = 2
/** One word in passing is nothing told. */
const fewestWords = 6

/** What a person says without what they ask, and without what they do not know. */
export const toldIn = (text: string): string[] =>
  sentencesOf(text).filter((sentence) => !sentence.endsWith('?') && !knowsNot.test(sentence))

const questionOf = (line: string): string => sentencesOf(line).findLast((sentence) => sentence.endsWith('?')) ?? line

/** Whether the person has told what a line asks for, in words and in meaning near to it. */
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
