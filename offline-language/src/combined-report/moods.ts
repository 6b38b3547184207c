import type { Combined } from './combined-conversation.js'
import { escapeMarkdown } from '../language/markdown/escape-markdown.js'
import { talkOf } from './talk-measures.js'

/** The recipient's sentiment in each conversation. */
export function moods(conversations: readonly Combined[]): string {
  const lines = conversations.map((conversation) => {
    const { sentiment } = talkOf(conversation)
    const mood = sentiment === null ? 'not measured' : `${sentiment} of 100 (${moodOf(sentiment)})`
    return `- **${escapeMarkdown(conversation.label)}**: ${mood}`
  })
  return lines.join('\n')
}

/** A sentiment from 0 to 100 as a word; values near the middle are neutral. */
export function moodOf(sentiment: number): 'negative' | 'neutral' | 'positive' {
  if (sentiment < 45) return 'negative'
  return sentiment > 55 ? 'positive' : 'neutral'
}
