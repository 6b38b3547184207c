import type { Evidence } from '@clarity/contracts'
import { isAcknowledgement } from '../language/sentences/acknowledgement.js'
import { isAsked } from '../language/sentences/asked.js'
import { evidenceFor, evidenceOfTurn } from '../report/read/evidence.js'
import { briefQuote } from './brief-quote.js'
import type { Combined } from './combined-conversation.js'

const fewestWords = 5

/**
 * The participant's words that say most about the conversation: its best self-contained statement, else a quote from the key
 * points, else the longest turn.
 */
export function mainPoint(combined: Combined): string | null {
  const { source } = combined
  const point = bestStatement(combined) ?? citedWords(combined) ?? longestTurn(source.transcript)
  return point ? briefQuote(point) : null
}

function bestStatement({ analysis }: Combined): Evidence | undefined {
  const best = analysis?.candidates.find(
    ({ sentence, standsAlone, isIncomplete, part }) =>
      sentence.role === 'user' &&
      sentence.words.length >= fewestWords &&
      !isAsked(sentence) &&
      part === null &&
      standsAlone &&
      !isIncomplete,
  )
  return best && evidenceFor(best.sentence, analysis!.conversation.entries)[0]
}

function citedWords({ report, source: { transcript } }: Combined): Evidence | undefined {
  return report.keyPoints
    .flatMap(({ evidence }) => evidence ?? [])
    .find(({ turn, quote }) => transcript[turn]?.role === 'user' && wordsIn(quote) >= fewestWords)
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
