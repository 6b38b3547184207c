import { normalised, sentencesOf } from '../../language/sentences/sentences-of.js'
import type { Conversation } from './conversation.js'

/** The sentences of a reply in which each figure and each condition is weighed: nothing else takes from them or adds to them. */
const weighed = new WeakMap<Conversation, ReadonlySet<string>>()

/** Marks a reply as one that is said as it is. */
export function saidAsIs(words: string, conversation: Conversation): string {
  weighed.set(conversation, new Set(sentencesOf(words).map(normalised)))
  return words
}

export const isSaidAsIs = (sentence: string, conversation: Conversation): boolean =>
  weighed.get(conversation)?.has(normalised(sentence)) ?? false
