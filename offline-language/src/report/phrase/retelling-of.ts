import { partyOf } from '../../language/names/cast.js'
import { other } from '../../language/names/party.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { LanguageModel } from '../../language/tokens/language-model.js'
import type { Conversation } from '../read/conversation.js'
import { doubtOf } from './doubts.js'
import { isInsult } from './insult.js'
import type { Reported } from './reported.js'
import { reported } from './reported-speech.js'
import { shortAnswer } from './short-answer.js'
import { spokenQuote, verbatim } from './spoken-quote.js'

/** A paraphrase if it is certainly right, else a quote, else null. */
export function retellingOf(sentence: Sentence, conversation: Conversation, language: LanguageModel): Reported | null {
  const { cast, entries } = conversation
  if (isInsult(sentence)) return insult(sentence, conversation)
  if (sentence.stems.size === 0) return shortAnswer(sentence, conversation, language)
  const told = reported(sentence, cast, language)
  if (told && doubtOf(sentence, cast) === null && !isSmallPart(sentence, conversation)) return told
  return spokenQuote(sentence, entries, cast) ?? shortAnswer(sentence, conversation, language)
}

const smallPart = 8
const muchMore = 5

/** "I need the car for work" of "I need the car for work, I drive to Dayton every day". */
function isSmallPart(sentence: Sentence, { entries }: Conversation): boolean {
  const { length } = sentence.words
  if (length > smallPart) return false
  const whole = verbatim(sentence, entries)
  return whole !== null && whole.shown.split(/\s+/).length >= length + muchMore
}

function insult(sentence: Sentence, { cast, entries }: Conversation): Reported | null {
  const quote = verbatim(sentence, entries)
  const listener = partyOf(cast, other(sentence.role)).short
  return quote && { sentence, verb: 'insulted', rest: `${listener}: “${quote.shown}”`, evidence: quote.evidence }
}
