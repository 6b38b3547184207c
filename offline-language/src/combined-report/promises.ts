import type { Combined } from './combined-conversation.js'
import { escapeMarkdown } from '../language/markdown/escape-markdown.js'

/** The commitments of both sides, and which of them are done. */
export function promises(conversations: readonly Combined[]): string {
  const lines = conversations.flatMap(({ label, report }) =>
    report.actionItems.map(
      ({ text, status }) =>
        `- **${escapeMarkdown(label)}**: ${escapeMarkdown(text)}${status === 'completed' ? ' This is done.' : ''}`,
    ),
  )
  return lines.length > 0 ? lines.join('\n') : 'No explicit commitments were made.'
}
