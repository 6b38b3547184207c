import { escapeMarkdown } from '../language/markdown/escape-markdown.js'
import { briefQuote } from './brief-quote.js'
import type { Combined } from './combined-conversation.js'
import { named, shareBefore } from './named.js'
import { sharedTopics } from './shared-topics.js'

const mostThemes = 5
const quotesOfEach = 2

/** The topics of several conversations, with how many, and two of their quotes. */
export function commonThemes(conversations: readonly Combined[]): string {
  const themes = sharedTopics(conversations).slice(0, mostThemes)
  if (themes.length === 0) return without(conversations)
  return themes
    .map(({ label, in: places }) => {
      const quotes = places
        .flatMap(({ conversation, quote }) => (quote ? [`${named([conversation])}: ${briefQuote(quote)}`] : []))
        .slice(0, quotesOfEach)
      const where = shareBefore(
        quotes,
        places.map(({ conversation }) => conversation),
        conversations,
      )
      return `- **${escapeMarkdown(label)}**, in ${where}${quotes.length > 0 ? `: ${quotes.join('; ')}` : ''}`
    })
    .join('\n')
}

function without(conversations: readonly Combined[]): string {
  const reason =
    conversations.length > 1
      ? 'No topic came up in two conversations or more.'
      : 'One conversation alone has no common themes.'
  const each = conversations.flatMap((conversation) => {
    const topics = conversation.analysis?.topics.slice(0, 3) ?? []
    const [quote] = topics.flatMap(({ score }) => score.evidence ?? [])
    const names = escapeMarkdown(topics.map(({ name }) => name).join(', '))
    return quote ? [`- ${named([conversation])}: ${names}: ${briefQuote(quote)}`] : []
  })
  return each.length > 0 ? `${reason} What each was about:\n\n${each.join('\n')}` : reason
}
