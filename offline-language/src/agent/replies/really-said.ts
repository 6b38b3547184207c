import { capitalised } from '../../language/tokens/first-letter.js'
import { coverage, meaningOf } from '../units/meaning.js'
import type { Conversation } from './conversation.js'

const asSaid = /^As I said, (?=\S)|, as I said(?=[.!]$)/i
/** In other words, a sentence is still the same. */
const leastSaid = 0.6

/** A sentence without "as I said" if the talk has not heard it from the part. */
export function reallySaid(sentence: string, { memory, utterance }: Conversation): string {
  if (!asSaid.test(sentence)) return sentence
  const plain = sentence.replace(asSaid, '')
  const own = meaningOf(plain.replace(/^(?:Yes|No)\b[,.]? ?/, ''))
  // "Yes, as I said" is about what was asked.
  const matter = own.size > 0 ? own : meaningOf(utterance.questions.at(-1) ?? utterance.text)
  const isSaid = coverage(matter, meaningOf(memory.agentTurns.join(' '))) >= (own.size > 0 ? leastSaid : leastAsked)
  return isSaid ? sentence : capitalised(plain)
}
const leastAsked = 0.3
