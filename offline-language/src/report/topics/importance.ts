import type { Sentence } from '../../language/sentences/sentence.js'
import type { Candidate } from '../select/candidate.js'
import type { TopicGroup } from './topic-groups.js'

const highest = 4
const ofUnranked = 0.15
const mostSentences = 3

/** How much the best sentences with a noun matter for the conversation, from 0 to 1. */
export function importanceOf(candidates: readonly Candidate[]): (group: TopicGroup) => number {
  const scores = new Map<Sentence, number>()
  for (const { sentence, score, lead, continuation } of candidates)
    for (const one of [
      sentence,
      ...lead.map((beside) => beside.sentence),
      ...(continuation ? [continuation.sentence] : []),
    ])
      scores.set(one, Math.max(scores.get(one) ?? 0, Math.min(1, Math.max(0, score / highest))))
  return ({ sentences }) => {
    const best = sentences
      .map((sentence) => scores.get(sentence) ?? ofUnranked)
      .toSorted((a, b) => b - a)
      .slice(0, mostSentences)
    return best.reduce((sum, one) => sum + one, 0) / Math.max(1, best.length)
  }
}
