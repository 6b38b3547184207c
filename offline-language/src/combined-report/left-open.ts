import type { Combined } from './combined-conversation.js'
import { escapeMarkdown } from '../language/markdown/escape-markdown.js'
import { openQuestions } from './open-questions.js'
import { quoted } from '../language/markdown/quoted.js'

/** The recipients' unanswered questions, in their own words. */
export function leftOpen(conversations: readonly Combined[]): string {
  const lines = openQuestions(conversations).map(
    ({ conversation, evidence }) => `- **${escapeMarkdown(conversation.label)}**: ${quoted(evidence)}`,
  )
  return lines.length > 0 ? lines.join('\n') : 'No question of the recipients was left without an answer.'
}
