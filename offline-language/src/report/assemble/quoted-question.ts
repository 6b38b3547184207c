import type { Sentence } from '../../language/sentences/sentence.js'
import { verbatim } from '../phrase/spoken-quote.js'
import { reasonToOmit } from '../phrase/tellable-words.js'
import type { Conversation } from '../read/conversation.js'
import { quotedCandidate, type Candidate } from '../select/candidate.js'

const longestQuestion = 22
const greets = /\bspeaking\b|\b(?:can|may|could) (?:I|we) (?:help|do for you|assist)\b/i

/** The question before a statement, in its speaker's words; null if it is small talk. */
export function quotedQuestion(sentence: Sentence, conversation: Conversation): Candidate | null {
  const isSmallTalk =
    greets.test(sentence.text) ||
    /small talk|procedure|introduction/.test(reasonToOmit(sentence, conversation.cast) ?? '')
  return sentence.stems.size === 0 || isSmallTalk ? null : quotedAlone(sentence, conversation)
}

/** A sentence in its speaker's words, without what is around it. */
export function quotedAlone(sentence: Sentence, { entries }: Conversation): Candidate | null {
  const quote = verbatim(sentence, entries)
  if (!quote || !/[?.]$/.test(quote.shown) || quote.shown.split(/\s+/).length > longestQuestion) return null
  return quotedCandidate(sentence, `“${quote.shown}”`, quote.evidence)
}
