import { loadPatterns } from '../../data/load-patterns.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { Conversation } from '../read/conversation.js'
import { isTurnedDown } from './declined.js'
import type { Shape } from './shape.js'
import { isWithdrawn } from '../moves/withdrawn.js'

const { byAnother, denied, tentative, takesBack, asksFor } = loadPatterns(
  'unsure',
  'byAnother',
  'denied',
  'tentative',
  'takesBack',
  'asksFor',
)

/** Whether a promise is not binding: it is another person's, tentative, taken back, or turned down by the listener. */
export function isNotPromised(lead: string, { owner }: Shape, sentence: Sentence, conversation: Conversation): boolean {
  const { text } = sentence
  const before = text.slice(0, Math.max(0, text.indexOf(lead)))
  if (asksFor.test(text) && isTurnedDown(sentence, conversation)) return true
  return (
    owner === 'speaker' &&
    (byAnother.test(before) || denied.test(before) || tentative.test(before) || isTakenBack(sentence, conversation))
  )
}

/** Whether the words before a clause deny it, ask for it or make it another's: "don't tell me that I've …", "if I've …", "did I say that I'll …". */
export const isNotSaid = (before: string): boolean =>
  byAnother.test(before) || denied.test(before) || inCase.test(before)

const inCase = /\b(?:if|whether|unless|as though|in case)\b[^,.;]*$/i

const reach = 2

/** "I'll look at the form. Maybe. I'm not promising, though." */
export function isTakenBack(sentence: Sentence, conversation: Conversation): boolean {
  const { text, turns, at } = sentence
  const isDoubted = conversation.sentences
    .slice(at + 1, at + 1 + reach)
    .some((next) => next.turns[0] === turns[0] && (takesBack.test(next.text) || doubtful.test(next.text)))
  return isDoubted || takesBack.test(text) || isWithdrawn(sentence, conversation)
}

const doubtful = /^(?:maybe|perhaps|we will see)\.?$/i
