import type { ActionItem } from '@clarity/contracts'
import { escapeMarkdown } from '../language/markdown/escape-markdown.js'
import { monthPattern, weekdayPattern } from '../language/tokens/calendar.js'
import { briefQuote } from './brief-quote.js'
import type { Combined } from './combined-conversation.js'
import { inTurn } from './in-turn.js'
import { itemLine } from './item-line.js'
import { openItems } from './open-items.js'
import { openQuestions } from './open-questions.js'

const mostItems = 6
const mostQuestions = 3

const time = new RegExp(
  `\\b(?:${weekdayPattern}|${monthPattern}|today|tonight|tomorrow|(?:this|next) (?:week|month)|(?:by|at|before) \\S)`,
  'i',
)
const hasTime = ({ text }: ActionItem) => time.test(text)
const isQuoted = ({ text }: ActionItem) => text.includes('”')

/** What was promised and is not done, of each conversation what has a time first, and what was asked and not answered. */
export function openPoints(conversations: readonly Combined[]): string {
  const promised = conversations.map((conversation) =>
    openItems(conversation)
      .toSorted((a, b) => Number(isQuoted(a)) - Number(isQuoted(b)) || Number(hasTime(b)) - Number(hasTime(a)))
      .map((item) => `${label(conversation)}: ${itemLine(item)}`),
  )
  const asked = openQuestions(conversations)
    .slice(0, mostQuestions)
    .map(({ conversation, evidence }) => `${label(conversation)}, not answered: ${briefQuote(evidence)}`)
  const kept = inTurn(promised, mostItems)
  const lines = [...kept, ...asked].map((text, at) => `${at + 1}. ${text}`)
  const left = promised.flat().length - kept.length
  if (left > 0) lines.push(`\n${left} more ${left === 1 ? 'is' : 'are'} in the reports of these conversations.`)
  return lines.length > 0 ? lines.join('\n') : 'Nothing was promised, and no question was left without an answer.'
}

function label({ label: name }: Combined): string {
  return `**${escapeMarkdown(name)}**`
}
