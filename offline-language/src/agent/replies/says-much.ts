import type { Conversation } from './conversation.js'
import { evasions } from './evasions.js'
import { toldIn } from './told-of.js'

/** Who has said so much has answered, whether the words are those of the question or not. */
const fewestWords = 15

/** Whether the turn tells much that is neither asked nor vague: that is an answer, also with a "maybe" before it or a question after it. */
export function saysMuch({ utterance: { act, text, hedge } }: Pick<Conversation, 'utterance'>): boolean {
  if (evasions.has(act) && act !== 'vague') return false
  const firm = toldIn(text).filter((sentence) => !hedge || !sentence.toLowerCase().includes(hedge.toLowerCase()))
  return firm.join(' ').split(' ').length >= fewestWords
}
