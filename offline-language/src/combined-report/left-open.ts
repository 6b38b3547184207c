import { briefQuote } from './brief-quote.js'
import type { Combined } from './combined-conversation.js'
import { lineOf } from './named.js'
import { openQuestions } from './open-questions.js'

/** The recipients' unanswered questions, in their own words. */
export function leftOpen(conversations: readonly Combined[]): string {
  const lines = openQuestions(conversations).map(({ conversation, evidence }) =>
    lineOf(conversation, briefQuote(evidence)),
  )
  return lines.length > 0 ? lines.join('\n') : 'No question of the recipients was left without an answer.'
}
