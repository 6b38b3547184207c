import type { Sentence } from '../../language/sentences/sentence.js'
import type { Conversation } from '../read/conversation.js'
import { figuresIn } from './figures-in.js'
import { settlementPatterns } from './settlement-patterns.js'

const { undertakes } = settlementPatterns
const firstPromise = 0.5

/** Whether a later sentence says when or for how much someone will do something. */
export function isPromise(sentence: Sentence, conversation: Conversation): boolean {
  return undertakesLate(sentence, conversation, firstPromise) && figuresIn(sentence.text).length > 0
}

/** Whether someone says what they will do, from this share of the conversation on. */
export function undertakesLate({ at, text, isQuestion }: Sentence, { sentences }: Conversation, from: number): boolean {
  return at / Math.max(1, sentences.length) >= from && !isQuestion && undertakes.test(text)
}
