import { shared } from '../../language/tokens/content-stems.js'
import type { Conversation } from './conversation.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'

/** "You should simply close the shop" is no advice to follow at once. */
export const isBlunt = anyOf(loadPatterns('replies/blunt', 'filler', 'order'))
/** "I do not want to be told what to do." */
export function unasked({ role, memory }: Conversation): string | null {
  return (
    role.facts.find(({ text }) => /\bnot want (?:to be told|advice)\b/.test(text) && !memory.isSaid(text))?.text ?? null
  )
}
export const joyful = /\b(?:excited|happy|proud|love|glad|relieved|enjoy|fun)\b/i

export const asksForFact = /^(?:and |so |okay,? )*(?:when|what|which|why|who|where|how)\b/i
/** "When the service gets hard, I breathe": no question without its mark. */
export const tellsOfCase = /^(?:when|if|while|what|where|how) [^,?]+, (?:i|we|it|they|he|she|my|our)\b[^?]*$/i

/** Whether the turn answers a question of the agent. */
export function isAnswer({ memory, pending, utterance }: Conversation): boolean {
  const isLate = pending !== null && pending.turnsAgo < 2 && shared(pending.goal.stems, utterance.stems) > 0
  return isLate || (memory.agentTurns.at(-1) ?? '').endsWith('?')
}

/** "No, nothing is decided yet" says something; "No, I do not think so" contradicts. */
export function isContrary({ utterance: { text, words } }: Conversation): boolean {
  return words <= mostOfBareNo || /\b(?:disagree|not (?:true|right|think|agree|fair)|wrong|differently)\b/i.test(text)
}
const mostOfBareNo = 4

/** "Unfortunately we are fully booked" */
export const isSetback =
  /\b(?:unfortunately|i am afraid(?! of)|fully booked|sold out|not possible|no longer (?:possible|available)|has to wait|will take longer)\b/i
