import type { Sentence } from '../../language/sentences/sentence.js'
import type { Conversation } from '../read/conversation.js'
import { kindOf } from '../select/heart.js'
import { undertakesLate } from '../select/promise.js'

const outcomeWeight = 0.25
const problemWeight = 0.6
const adviceWeight = -1
const lastPart = 0.6

/** Beside what is agreed, an overview tells the problem; else what someone will do. */
export function overviewWeight(sentence: Sentence, hasOutcome: boolean, conversation: Conversation): number {
  if (!hasOutcome) return undertakesLate(sentence, conversation, lastPart) ? outcomeWeight : 0
  if (/^(?:cause|concern)$/.test(kindOf(sentence) ?? '')) return problemWeight
  return isAdvice(sentence) ? adviceWeight : 0
}

/** "Turn the pressure down". */
const isAdvice = ({ words: [first] }: Sentence): boolean => first?.pos === 'VERB' && first.lower === first.lemma
