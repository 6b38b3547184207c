import { briefQuote } from './brief-quote.js'
import type { Combined } from './combined-conversation.js'
import { lineOf } from './named.js'
import { refusals } from './refusals.js'

/** What the participants refuse, in their words. */
export function refused(conversations: readonly Combined[]): string {
  const lines = refusals(conversations).map(({ conversation, quote }) => lineOf(conversation, briefQuote(quote)))
  return lines.length > 0 ? lines.join('\n') : 'No participant refuses anything in so many words.'
}
