import { loadPatterns } from '../../data/load-patterns.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { Conversation } from '../read/conversation.js'
import { isTurnedDown } from './declined.js'
import type { Shape } from './shape.js'

const { byAnother, tentative, takesBack, asksFor } = loadPatterns(
  'unsure',
  'byAnother',
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
    owner === 'speaker' && (byAnother.test(before) || tentative.test(before) || isTakenBack(sentence, conversation))
  )
}

const reach = 2

/** "I'll look at the form. Maybe. I'm not promising, though." */
export const isTakenBack = ({ text, turns: [turn], at }: Sentence, { sentences }: Conversation): boolean =>
  takesBack.test(text) ||
  sentences
    .slice(at + 1, at + 1 + reach)
    .some((next) => next.turns[0] === turn && (takesBack.test(next.text) || doubtful.test(next.text)))

const doubtful = /^(?:maybe|perhaps|we will see)\.?$/i
