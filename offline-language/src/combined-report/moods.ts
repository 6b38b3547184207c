import { isAcknowledgement } from '../language/sentences/acknowledgement.js'
import { evidenceOfTurn } from '../report/read/evidence.js'
import { sentimentOf, turnSentiment } from '../report/select/turn-sentiment.js'
import { briefQuote } from './brief-quote.js'
import type { Combined } from './combined-conversation.js'
import { lineOf } from './named.js'

/** The recipient's sentiment in each conversation, with the words that weigh most. */
export function moods(conversations: readonly Combined[]): string {
  const lines = conversations.map((conversation) => {
    if (!conversation.analysis) return lineOf(conversation, 'not measured')
    const own = conversation.analysis.conversation.turns.filter(({ role }) => role === 'user')
    const sentiment = sentimentOf(own.map(({ text }) => text).filter((text) => !isAcknowledgement(text)))
    if (sentiment === null) return lineOf(conversation, 'not measured')
    const [strongest] = own
      .map(({ index, text }) => ({ index, weight: Math.abs(turnSentiment(text)) }))
      .filter(({ weight }) => weight > 0)
      .toSorted((a, b) => b.weight - a.weight || a.index - b.index)
    const said = strongest ? evidenceOfTurn(strongest.index, conversation.source.transcript).map(briefQuote) : []
    return lineOf(conversation, [`${sentiment} of 100 (${moodOf(sentiment)})`, ...said].join('; '))
  })
  return lines.join('\n')
}

/** A sentiment from 0 to 100 as a word; values near the middle are neutral. */
function moodOf(sentiment: number): 'negative' | 'neutral' | 'positive' {
  if (sentiment < 45) return 'negative'
  return sentiment > 55 ? 'positive' : 'neutral'
}
