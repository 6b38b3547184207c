import type { Conversation } from './conversation.js'
import { evasions } from './evasions.js'
import { toldIn } from './told-of.js'

/** A turn with this many words answers the question even if it has none of its words. */
const fewestWords = 15

/** Whether the turn tells much, apart from questions and vague sentences: it then counts as an answer. */
export function saysMuch({ utterance: { act, text, hedge } }: Pick<Conversation, 'utterance'>): boolean {
  if (evasions.has(act) && act !== 'vague') return false
  const firm = toldIn(text).filter((sentence) => !hedge || !sentence.toLowerCase().includes(hedge.toLowerCase()))
  return firm.join(' ').split(' ').length >= fewestWords
}
