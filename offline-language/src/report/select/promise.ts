import type { Sentence } from '../../language/sentences/sentence.js'
import type { Conversation } from '../read/conversation.js'
import { figuresIn } from './figures-in.js'
import { settlementPatterns } from './settlement-patterns.js'

const { undertakes } = settlementPatterns
const firstPromise = 0.5

/** Whether a later sentence says when or for how much someone will do something. */
export function isPromise({ at, text, isQuestion }: Sentence, { sentences }: Conversation): boolean {
  const isLater = at / Math.max(1, sentences.length) >= firstPromise
  return isLater && !isQuestion && undertakes.test(text) && figuresIn(text).length > 0
}
