import { movePatterns } from '../moves/patterns.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { Reported } from '../phrase/reported.js'
import type { Conversation } from '../read/conversation.js'
import { loadPhrases } from '../../data/load-phrases.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { agreement, refusal } = loadPhrases('reactions', 'agreement', 'refusal')
const offers = /\b(?:can|could|will|would|offer|propose|suggest|let us)\b/i
const longest = 80
const { yes, no } = loadPatterns('plain-answers', 'yes', 'no')

/** The other speaker's plain yes or no to an offer or a request. */
export interface Reaction {
  sentence: Sentence
  verb: 'agrees' | 'refuses'
}

/** What the whole turn right after an offer or a request is: a yes, a no, or more than that. */
export function reactionTo(offer: Sentence, { sentences, turns }: Conversation): Reaction | null {
  const next = sentences[offer.at + 1]
  if (!next || next.role === offer.role || !asksYesOrNo(offer.text)) return null
  const verb = plainAnswer(turns.find(({ index }) => index === next.turns[0])?.text ?? '')
  return verb && { sentence: next, verb }
}

/** Whether the other speaker begins by accepting or refusing an offer or a request. */
export function isTaken({ sentence: offer, verb }: Reported, { sentences }: Conversation): boolean {
  const next = sentences[offer.at + 1]
  if (!next || next.role === offer.role || (offer.isQuestion && /\bor\b/i.test(offer.text))) return false
  if (!(offers.test(offer.text) || verb === 'asked')) return false
  return (
    refusal.startOf(next.text) || (agreement.startOf(next.text) && !/\b(?:but|if|unless|however)\b/i.test(next.text))
  )
}

/** Not "Shall I suggest something, or shall we go on?", which cannot be answered with a yes or a no. */
export const asksYesOrNo = (text: string): boolean =>
  movePatterns.proposes.test(text) && !movePatterns.asksFact.test(text) && !/\bor\b/i.test(text)

/** Whether a turn is nothing but a yes or a no. */
export function plainAnswer(text: string): Reaction['verb'] | null {
  if (text.length > longest) return null
  if (yes.test(text)) return 'agrees'
  return no.test(text) ? 'refuses' : null
}
