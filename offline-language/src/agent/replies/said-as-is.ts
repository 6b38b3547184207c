import { normalised, sentencesOf } from '../../language/sentences/sentences-of.js'
import type { Conversation } from './conversation.js'

/** Sentences in which each figure and condition was weighed: no later step may shorten them or add to them. */
const weighed = new WeakMap<Conversation, ReadonlySet<string>>()

/** Marks a reply so that later steps leave it as it is. */
export function saidAsIs(words: string, conversation: Conversation): string {
  weighed.set(conversation, new Set(sentencesOf(words).map(normalised)))
  return words
}

export const isSaidAsIs = (sentence: string, conversation: Conversation): boolean =>
  weighed.get(conversation)?.has(normalised(sentence)) ?? false
