import { loadPhrases } from '../../data/load-phrases.js'
import type { Reported } from '../phrase/reported.js'
import type { Sentence } from '../../language/sentences/sentence.js'

const { agreement, refusal } = loadPhrases('reactions', 'agreement', 'refusal')

/** The other speaker's yes or no to an offer or a request. */
export interface Reaction {
  sentence: Sentence
  verb: 'agrees' | 'refuses'
}

const offers = /\b(?:can|could|will|would|offer|propose|suggest|let us)\b/i

/** The answer right after an offer or a request, if it is a plain one. */
export function reactionTo({ sentence, verb }: Reported, sentences: readonly Sentence[]): Reaction | null {
  const next = sentences[sentence.at + 1]
  if (!next || next.role === sentence.role || isEitherOr(sentence)) return null
  if (!(offers.test(sentence.text) || verb === 'asked')) return null
  const reaction = reactionIn(next.text)
  return reaction && { sentence: next, verb: reaction }
}

/** "Shall I suggest something, or shall we go on?": neither a yes nor a no answers it. */
export const isEitherOr = ({ text, isQuestion }: Sentence): boolean => isQuestion && /\bor\b/i.test(text)

/** What a turn right after an offer or a request is: a yes, a no, or neither. */
function reactionIn(text: string): 'agrees' | 'refuses' | null {
  if (refusal.startOf(text)) return 'refuses'
  return agreement.startOf(text) && !/\b(?:but|if|unless|however)\b/i.test(text) ? 'agrees' : null
}
