import { escapeMarkdown } from '../language/markdown/escape-markdown.js'
import { briefQuote } from './brief-quote.js'
import type { Combined } from './combined-conversation.js'
import { openItems } from './open-items.js'
import { openQuestions } from './open-questions.js'
import { spread } from './spread.js'

const mostItems = 6
const mostQuestions = 3

/** What was promised and is not done, and what was asked and not answered. */
export function openPoints(conversations: readonly Combined[]): string {
  const promised = conversations.flatMap((conversation) =>
    openItems(conversation).map(({ text, evidence }) => {
      const [source] = evidence ?? []
      return `${label(conversation)}: ${escapeMarkdown(text)}${source ? ` ${briefQuote(source)}` : ''}`
    }),
  )
  const asked = openQuestions(conversations)
    .slice(0, mostQuestions)
    .map(({ conversation, evidence }) => `${label(conversation)}, not answered: ${briefQuote(evidence)}`)
  const kept = spread(promised, mostItems)
  const lines = [...kept, ...asked].map((text, at) => `${at + 1}. ${text}`)
  const left = promised.length - kept.length
  if (left > 0) lines.push(`\n${left} more are in the reports of these conversations.`)
  return lines.length > 0 ? lines.join('\n') : 'Nothing was promised, and no question was left without an answer.'
}

function label({ label: name }: Combined): string {
  return `**${escapeMarkdown(name)}**`
}
