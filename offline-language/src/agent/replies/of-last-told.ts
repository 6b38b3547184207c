import { capitalised } from '../../language/tokens/first-letter.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { wordFit } from '../answers/word-fit.js'
import { shortSpan } from '../answers/short-span.js'
import type { Conversation } from './conversation.js'
import { isFit } from './fit-sentence.js'

/** "When would it start?" after "The post starts in May." */
const pronoun =
  /^(?:and |so |but )?(?:when|where|how (?:long|often|much|many|old)|what time|since when)\b[^?]* (?:it|that|he|she|they)\b/i
const leastFit = 0.6

const { pointsBack } = loadPatterns('replies/of-last-told', 'pointsBack')

/** "When was that?", "Where did it happen?": the few words that give it in what the part has just said; null if it has none. */
export function ofLastTold(conversation: Conversation): string | null {
  const { memory, utterance } = conversation
  const question = utterance.questions.at(-1) ?? ''
  if (!pointsBack.test(question) && !pronoun.test(question)) return null
  const told = memory.agentTurns.slice(-2).toReversed()
  for (const sentence of told.flatMap((turn) => sentencesOf(turn).toReversed())) {
    const isMeant = pointsBack.test(question) || wordFit(question, sentence) >= leastFit
    const span = sentence.endsWith('?') || !isMeant ? null : shortSpan(question, sentence)
    // "42 a month" is no month long.
    const words = span && !/^an? \p{L}+$/u.test(span) ? `${capitalised(span)}.` : null
    if (words && isFit(words, [], conversation) && !memory.isSaid(words)) return words
  }
  return null
}
