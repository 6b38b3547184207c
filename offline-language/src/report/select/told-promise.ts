import { isAsked } from '../../language/sentences/asked.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { Conversation } from '../read/conversation.js'
import { quotedAction } from './action-text.js'
import { type Commitment, commitment } from './commitment.js'
import { when } from './commitment-patterns.js'
import { isDeclined } from './declined.js'
import { isHypothetical } from './hypothetical.js'
import { isIdiom } from './tasks.js'

/** A refusal leaves nothing to do: "I'll not work on Sundays". */
const promises = /\b(?:I|we) (?:will|am going to|are going to) (?!(?:not|never|be|have to|need|want|miss|know)\b)/i
const promisedWeight = 1.2

/** A promise with a time and any verb, in its speaker's words. */
export function toldPromise(sentence: Sentence, conversation: Conversation): Commitment | null {
  const { text, role, words } = sentence
  const promise = promises.exec(text)
  if (!promise || !when.test(text) || isAsked(sentence) || isIdiom(text) || isDeclined(sentence, conversation))
    return null
  if (isHypothetical(promise, text)) return null
  const quoted = quotedAction(sentence, conversation)
  if (!quoted) return null
  return {
    ...commitment({ sentence, text: quoted.text, status: 'pending', owner: role, weight: promisedWeight }, words),
    also: quoted.said,
  }
}
