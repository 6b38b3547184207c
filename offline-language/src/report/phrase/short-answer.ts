import { isAcknowledgement } from '../../language/sentences/acknowledgement.js'
import { isAsked } from '../../language/sentences/asked.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { LanguageModel } from '../../language/tokens/language-model.js'
import type { Conversation } from '../read/conversation.js'
import type { Reported } from './reported.js'
import { reported } from './reported-speech.js'
import { verbatim } from './spoken-quote.js'

const longestAnswer = 14
const longestQuote = 20
/** "Yes, I do" and the like: nothing but a yes or a no. */
const plainAnswers: readonly (readonly [RegExp, string])[] = [
  [/^(?:yes|yeah|yep|yup)\b(?:,? (?:i|we|it|there|they) (?:do|am|are|have|is|did|can|will))?[.!]?$/i, 'says yes'],
  [/^(?:no|nope)\b(?:,? (?:i|we|it|there|they) (?:do|am|are|have|is|did|can|will)(?:n't| not))?[.!]?$/i, 'says no'],
]

/** "About five weeks" means nothing alone, but much after "how long". */
export function shortAnswer(
  sentence: Sentence,
  { sentences, cast, entries }: Conversation,
  language: LanguageModel,
): Reported | null {
  const before = sentences[sentence.at - 1]
  if (!before || before.role === sentence.role || !isAsked(before) || isAsked(sentence)) return null
  const question = reported(before, cast, language)
  if (!question) return null
  const said = entries[sentence.turns[0] ?? -1]?.message.trim() ?? ''
  const plain = plainAnswers.find(([answer]) => answer.test(said))
  if (plain) return question.rest.startsWith('whether ') ? { sentence, verb: 'direct', rest: plain[1] } : null
  const quote = isAnswer(sentence) ? verbatim(sentence, entries) : null
  if (!quote || quote.shown.split(/\s+/).length > longestQuote) return null
  return { sentence, verb: 'answered', rest: `“${quote.shown.replace(/[.,]$/, '')}”`, evidence: quote.evidence }
}

function isAnswer({ words, text }: Sentence): boolean {
  const isShort = words.length >= 2 && words.length <= longestAnswer
  return isShort && !/\bmy name\b/i.test(text) && !isAcknowledgement(text) && !words.some(({ pos }) => pos === 'VERB')
}
