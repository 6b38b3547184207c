import { evidenceOfTurn } from '../report/read/evidence.js'
import { briefQuote } from './brief-quote.js'
import type { Combined } from './combined-conversation.js'
import { lineOf } from './named.js'
import { refusals } from './refusals.js'

/** What the participants refuse, and what they answer to a refusal of the other side, in their words. */
export function refused(conversations: readonly Combined[]): string {
  const own = refusals(conversations).map(({ conversation, quote }) =>
    lineOf(conversation, `refuses: ${briefQuote(quote)}`),
  )
  const others = refusals(conversations, 'agent').map(({ conversation, quote }) => {
    const { transcript } = conversation.source
    const next = transcript.findIndex(({ role }, turn) => turn > quote.turn && role === 'user')
    const answer = next < 0 ? [] : evidenceOfTurn(next, transcript).slice(0, 1)
    const reply = answer.map((one) => `; the answer: ${briefQuote(one)}`).join('')
    return lineOf(conversation, `hears a refusal: ${briefQuote(quote)}${reply}`)
  })
  return [...own, ...others].join('\n') || 'No one refuses anything in so many words.'
}
