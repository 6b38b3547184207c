import type { Evidence } from '@clarity/contracts'
import { isAcknowledgement } from '../language/sentences/acknowledgement.js'
import { evidenceOfTurn } from '../report/read/evidence.js'
import { briefQuote } from './brief-quote.js'
import type { Combined } from './combined-conversation.js'

const fewestWords = 5

/** The participant's words that the report of the conversation rests on most; its longest words if there are none. */
export function mainPoint({ report, source: { transcript } }: Combined): string | null {
  const cited = report.keyPoints
    .flatMap(({ evidence }) => evidence ?? [])
    .find(({ turn, quote }) => transcript[turn]?.role === 'user' && wordsIn(quote) >= fewestWords)
  const point = cited ?? longestTurn(transcript)
  return point ? briefQuote(point) : null
}

function longestTurn(transcript: Combined['source']['transcript']): Evidence | undefined {
  const [longest] = transcript
    .map(({ role, message }, turn) => ({ turn, role, message, words: wordsIn(message) }))
    .filter(({ role, message }) => role === 'user' && !isAcknowledgement(message))
    .toSorted((a, b) => b.words - a.words || a.turn - b.turn)
  return longest && evidenceOfTurn(longest.turn, transcript)[0]
}

function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
}
