import { escapeMarkdown } from '../language/markdown/escape-markdown.js'
import { briefQuote } from './brief-quote.js'
import type { Combined } from './combined-conversation.js'
import { lineOf } from './named.js'

/** The commitments of both sides, and which of them are done. */
export function promises(conversations: readonly Combined[]): string {
  const lines = conversations.flatMap((conversation) =>
    conversation.report.actionItems.map(({ text, status, evidence }) => {
      const [source] = evidence ?? []
      const done = status === 'completed' ? ' This is done.' : ''
      return lineOf(conversation, `${escapeMarkdown(text)}${done}${source ? ` ${briefQuote(source)}` : ''}`)
    }),
  )
  return lines.length > 0 ? lines.join('\n') : 'No explicit commitments were made.'
}
