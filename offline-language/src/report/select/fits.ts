import { loadPatterns } from '../../data/load-patterns.js'
import { isAsked } from '../../language/sentences/asked.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { pairPatterns } from './pair-patterns.js'
import type { Conversation } from '../read/conversation.js'
import { toCome } from './commitment-patterns.js'
import { isTurnedDown } from './declined.js'
import { plainYes } from './request-patterns.js'
import type { Shape } from './shape.js'

const { accepted } = loadPatterns('commitments', 'accepted')

/** Whether a sentence can have a commitment of a shape: by who says it, and by what is answered. */
export function fits(
  { role, isRequest, isIfAccepted, isTimed }: Shape,
  sentence: Sentence,
  conversation: Conversation,
): boolean {
  const { sentences } = conversation
  if (role && role !== sentence.role) return false
  if (isRequest && isTurnedDown(sentence, conversation)) return false
  if (isTimed && !toCome.test(sentence.text)) return false
  if (isIfAccepted) {
    const answer = sentences.slice(sentence.at + 1).find((other) => other.role !== sentence.role)
    const [turn] = answer?.turns ?? []
    const next = conversation.turns.find(({ index }) => index === turn)?.text ?? ''
    // "Done."
    if (pairPatterns.carriedOut.test(next)) return false
    if (plainYes.test(next)) return true
    return sentences.some((other) => other.turns[0] === turn && accepted.test(other.text))
  }
  return !isAsked(sentence) || isRequest === true
}
