import type { Combined } from './combined-conversation.js'
import { escapeMarkdown } from '../language/markdown/escape-markdown.js'
import { counted } from '../language/phrases/in-words.js'
import { named } from './named.js'
import { quoted } from '../language/markdown/quoted.js'
import { sharedTopics } from './shared-topics.js'

const most = 6

export function commonThemes(conversations: readonly Combined[]): string {
  const themes = sharedTopics(conversations).slice(0, most)
  if (themes.length > 0)
    return themes
      .map(({ label, in: places }) => {
        const scores = places.map(({ topic }) => topic.score)
        const sentiment = Math.round(scores.reduce((sum, score) => sum + score.sentiment, 0) / scores.length)
        const mood = sentiment <= 44 ? ', with negative words' : sentiment >= 56 ? ', with positive words' : ''
        const quotes = places.slice(0, 3).map(({ conversation, topic }) => {
          const [said] = topic.score.evidence ?? []
          return said ? `  - ${escapeMarkdown(conversation.label)}: ${quoted(said)}` : ''
        })
        return [
          `- **${escapeMarkdown(label)}** came up in ${counted(places.length, 'conversation')} of ${conversations.length}${mood}: ${escapeMarkdown(named(places.map(({ conversation }) => conversation)))}.`,
          ...quotes.filter(Boolean),
        ].join('\n')
      })
      .join('\n')
  const each = conversations.flatMap(({ label, analysis }) => {
    const topics = analysis?.topics.slice(0, 4).map((topic) => topic.name) ?? []
    return topics.length > 0 ? [`- **${escapeMarkdown(label)}**: ${escapeMarkdown(topics.join(', '))}`] : []
  })
  const reason =
    conversations.length > 1
      ? 'No topic came up in two conversations or more.'
      : 'One conversation alone has no common themes.'
  return each.length > 0
    ? `${reason} What each was about:\n\n${each.join('\n')}`
    : `${reason} What was said is too little to find topics in.`
}
