import { partyOf } from '../../language/names/cast.js'
import { other } from '../../language/names/party.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { LanguageModel } from '../../language/tokens/language-model.js'
import type { Conversation } from '../read/conversation.js'
import { isInsult } from './insult.js'
import type { Reported } from './reported.js'
import { reported } from './reported-speech.js'
import { shortAnswer } from './short-answer.js'
import { spokenQuote, verbatim } from './spoken-quote.js'

/** Told if that is certain to be right, else in its own words, else not at all. */
export function retellingOf(sentence: Sentence, conversation: Conversation, language: LanguageModel): Reported | null {
  const { cast, entries } = conversation
  if (isInsult(sentence)) return insult(sentence, conversation)
  if (sentence.stems.size === 0) return shortAnswer(sentence, conversation, language)
  return (
    reported(sentence, cast, language) ??
    spokenQuote(sentence, entries, cast) ??
    shortAnswer(sentence, conversation, language)
  )
}

function insult(sentence: Sentence, { cast, entries }: Conversation): Reported | null {
  const evidence = verbatim(sentence, entries)
  const listener = partyOf(cast, other(sentence.role)).short
  return evidence && { sentence, verb: 'insulted', rest: `${listener}: “${evidence.quote}”`, evidence }
}
