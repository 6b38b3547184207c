import { sentencesOf } from '../../language/sentences/sentences-of.js'
import type { Conversation } from './conversation.js'

const asSaid = /\bas I said\b|^Once more:/i
/** A yes that stands is said as often as it is asked for. */
const agreed = /\bas I said:/i
/** A long sentence said again is no answer. */
const mostWords = 12

/** Whether a sentence says again what was said at such length, or so late in the talk, that no one would. */
export function isTiresome(sentence: string, { memory }: Pick<Conversation, 'memory'>): boolean {
  if (!asSaid.test(sentence) || agreed.test(sentence)) return false
  const told = sentence
    .replace(asSaid, '')
    .split(' ')
    .filter((word) => /\p{L}|\d/u.test(word))
  return told.length > mostWords || memory.agentTurns.flatMap(sentencesOf).some((each) => asSaid.test(each))
}
