import type { Evidence } from '@clarity/contracts'
import { loadPatterns } from '../data/load-patterns.js'
import { isAcknowledgement } from '../language/sentences/acknowledgement.js'
import { isAsked } from '../language/sentences/asked.js'
import type { Sentence } from '../language/sentences/sentence.js'
import type { Conversation } from '../report/read/conversation.js'
import { quoteOf } from './quote-of.js'

const { invites, open, narrow, echo } = loadPatterns('questions', 'invites', 'open', 'narrow', 'echo')

/** 'You could say: "May I add something?"' */
const quotesAnother = /[\p{L}:,] ["“][^"“”]*\?["”]$/u

export interface Question {
  text: string
  /** Null if the language's questions are not analyzed. */
  isOpen: boolean | null
  evidence: Evidence[]
}

/** The person's questions in an English conversation, also without a question mark: "tell me about the team". */
export function findQuestions({ sentences, entries }: Conversation): Question[] {
  return sentences.filter(isQuestion).flatMap((sentence) => {
    const evidence = quoteOf(sentence, entries)
    const text = sentence.originalText ?? sentence.text
    if (evidence.some(({ quote }) => quotesAnother.test(quote))) return []
    return evidence.length > 0 ? [{ text, isOpen: isOpen(text), evidence }] : []
  })
}

function isQuestion(sentence: Sentence): boolean {
  const { role, text } = sentence
  return role === 'user' && !isAcknowledgement(text) && !echo.test(text) && (isAsked(sentence) || invites.test(text))
}

function isOpen(text: string): boolean {
  return invites.test(text) || (open.test(text) && !narrow.test(text))
}
