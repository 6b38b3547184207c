import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { isAuthored } from '../role/authored-lines.js'
import type { Conversation } from './conversation.js'
import { isOutOfPlace } from './out-of-place.js'
import { isOutOfReach } from './out-of-reach.js'
import { isSaidAsIs } from './said-as-is.js'
import { isRecital } from './recital.js'

const refuses = /\bI (?:refuse|will not|won['’]t|would not|would never|cannot|can['’]t|do not|don['’]t|never)\b/

/** Whether a sentence may answer the person's turn: of a kind that is asked for, and nothing that the person has just said. */
const isInPlace = (sentence: string, conversation: Conversation): boolean =>
  isAuthored(sentence, conversation.role.authored) ||
  (!isOutOfPlace(sentence, conversation.utterance.text) && !isRecital(sentence, conversation))

/** A reply without the sentences that are no answer; null if nothing is left, so that the next way is tried. */
export function inPlace(words: string | null, conversation: Conversation): string | null {
  if (!words) return null
  const sentences = sentencesOf(words)
  if (sentences.some((sentence) => isSaidAsIs(sentence, conversation))) return words
  if (sentences.some((sentence) => refuses.test(sentence) && isOutOfReach(sentence, conversation.utterance.text)))
    return null
  const kept = sentences.filter((sentence) => isInPlace(sentence, conversation))
  return kept.length === sentences.length ? words : kept.join(' ') || null
}
