import { escapeMarkdown } from '../language/markdown/escape-markdown.js'
import { briefQuote } from './brief-quote.js'
import type { Combined } from './combined-conversation.js'
import { goalResults } from './goal-results.js'
import { named, shareOf } from './named.js'
import { participantAnalysis } from './participant-analysis.js'

const mostQuotes = 2

/** Each goal with the conversations that met it and their words; the figures of each person if no goal has a verdict. */
export function goalsMet(conversations: readonly Combined[]): string {
  const lines = [...goalResults(conversations)].map(([label, results]) => {
    const met = results.filter(({ result }) => result.met)
    const share = shareOf(conversationsOf(met), conversationsOf(results))
    const quotes = met
      .flatMap(({ conversation, result: { evidence } }) =>
        evidence.slice(0, 1).map((quote) => `${named([conversation])} ${briefQuote(quote)}`),
      )
      .slice(0, mostQuotes)
    const where = met.length > 0 ? `met in ${share}` : `not met in ${named(conversationsOf(results))}`
    return `- **${escapeMarkdown(label)}**, ${where}${quotes.length > 0 ? `: ${quotes.join('; ')}` : ''}`
  })
  if (lines.length > 0) return lines.join('\n')
  return `No goal was judged in these conversations. These are the figures of each person.\n\n${participantAnalysis(conversations)}`
}

const conversationsOf = (results: readonly { conversation: Combined }[]) =>
  results.map(({ conversation }) => conversation)
