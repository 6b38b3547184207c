import { coverage, meaningOf } from '../units/meaning.js'
import type { Conversation } from './conversation.js'

const ofTalkers = /\b(?:I|me|my|mine|we|us|our|you|your)\b/i
const fewest = 3
const nearlyAll = 0.85

/** Whether a sentence only tells the person the fact that the person has just told: "The auditor has found the hole." */
export function isToldBack(sentence: string, { utterance }: Pick<Conversation, 'utterance'>): boolean {
  if (utterance.questions.length > 0 || ofTalkers.test(sentence)) return false
  const own = meaningOf(sentence)
  return own.size >= fewest && coverage(own, meaningOf(utterance.text)) >= nearlyAll
}
