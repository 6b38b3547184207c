import { answerVectorOf } from '../../language/encoder/answer-vector.js'
import { nearness } from '../../language/encoder/sentence-vector.js'
import { type Candidate, wordsOf } from './pair-features.js'
import type { Reading } from './reading.js'

/** How well each candidate answers a question by the encoder of answers, from -1 to 1. */
export function fitsOf(question: Reading, candidates: readonly Candidate[]): number[] {
  const asked = answerVectorOf(question.whole)
  return candidates.map((each) => nearness(asked, answerVectorOf(wordsOf(each))))
}
