import { isNoun } from '../../language/clauses/clause-words.js'
import { isAsked } from '../../language/sentences/asked.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { Conversation } from '../read/conversation.js'
import { figuresOf } from '../phrase/figures.js'
import { loadPatterns } from '../../data/load-patterns.js'

/** Whether the other speaker takes up a thing that the sentence names, or its own speaker comes back to it. */
export function takenUp({ sentences }: Conversation): (sentence: Sentence) => boolean {
  const turnsOf = new Map<string, Set<number>>()
  for (const { words, turns } of sentences)
    for (const { stem } of words.filter(isNoun)) {
      const said = turnsOf.get(stem) ?? new Set()
      turnsOf.set(stem, said.add(turns[0] ?? -1))
    }
  return ({ words }) => words.some((word) => isNoun(word) && (turnsOf.get(word.stem)?.size ?? 0) > 1)
}

const { matters } = loadPatterns('uptake', 'matters')

/** "He used to be in the merchant navy": no one comes back to it, and it decides nothing. */
export function isAnecdote(
  sentence: Sentence,
  told: string,
  before: Sentence | undefined,
  isTakenUp: boolean,
): boolean {
  if (isTakenUp || isAsked(sentence) || matters.test(`${sentence.text} ${told}`)) return false
  const isAnswer = before !== undefined && before.role !== sentence.role && isAsked(before)
  return !isAnswer && figuresOf(sentence.text).length === 0
}
