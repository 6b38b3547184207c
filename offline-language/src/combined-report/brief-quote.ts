import type { Evidence } from '@clarity/contracts'
import { quoted } from '../language/markdown/quoted.js'

/** Enough to recognise the statement; the admin opens the turn for the rest. */
export const mostWords = 18

/** The beginning of a quote, verbatim, as a line of markdown. */
export function briefQuote(evidence: Evidence): string {
  const end = [...evidence.quote.matchAll(/\S+/g)][mostWords]?.index
  return quoted(end === undefined ? evidence : { ...evidence, quote: `${evidence.quote.slice(0, end).trimEnd()} …` })
}
