import { escapeMarkdown } from '../language/markdown/escape-markdown.js'
import { briefQuote } from './brief-quote.js'
import type { Combined } from './combined-conversation.js'
import { namedAmounts } from './named-amounts.js'
import { named, shareBefore, shareOf } from './named.js'
import { onlyHere } from './only-here.js'
import { openItems } from './open-items.js'
import { openQuestions } from './open-questions.js'
import { refusals } from './refusals.js'

const quotesOfEach = 3
const mostOnlyHere = 4

/** The differences between the conversations: figures, refusals, outcomes, and what came up in only one. */
export function differences(conversations: readonly Combined[]): string {
  const lines =
    conversations.length < 2
      ? [...refused(conversations), ...unanswered(conversations)]
      : [
          ...amounts(conversations),
          ...refused(conversations),
          ...outcomes(conversations),
          ...unanswered(conversations),
          ...alone(conversations),
        ]
  if (lines.length > 0) return lines.map((line) => `- ${line}`).join('\n')
  return conversations.length < 2
    ? 'One conversation alone cannot be compared.'
    : 'What was said is too little, or too alike, to find differences in.'
}

function amounts(conversations: readonly Combined[]): string[] {
  return namedAmounts(conversations).map(({ label, in: places }) => {
    const said = places.slice(0, quotesOfEach).map(({ conversation, quote }) => saying(conversation, briefQuote(quote)))
    return `Figures on **${escapeMarkdown(label.toLowerCase())}** differ: ${said.join('; ')}`
  })
}

function refused(conversations: readonly Combined[]): string[] {
  const found = refusals(conversations)
  if (found.length === 0) return []
  const said = found.slice(0, quotesOfEach).map(({ conversation, quote }) => saying(conversation, briefQuote(quote)))
  const who = found.map(({ conversation }) => conversation)
  return [`Something is refused in ${shareBefore(said, who, conversations)}: ${said.join('; ')}`]
}

function outcomes(conversations: readonly Combined[]): string[] {
  const ending = conversations.filter((one) => one.analysis !== null && openItems(one).length === 0)
  if (ending.length === 0 || ending.length === conversations.length) return []
  return [`Without anything promised: ${shareOf(ending, conversations)}`]
}

function unanswered(conversations: readonly Combined[]): string[] {
  const open = openQuestions(conversations)
  const [first] = open
  if (!first) return []
  const who = [...new Set(open.map(({ conversation }) => conversation))]
  return [
    `Questions without an answer in ${shareBefore([first.evidence.quote], who, conversations)}, such as ${saying(first.conversation, briefQuote(first.evidence))}`,
  ]
}

function alone(conversations: readonly Combined[]): string[] {
  return onlyHere(conversations)
    .slice(0, mostOnlyHere)
    .map(
      ({ conversation, label, quote }) =>
        `Only ${named([conversation])} speaks of **${escapeMarkdown(label)}**: ${briefQuote(quote)}`,
    )
}

function saying(conversation: Combined, quote: string): string {
  return `${named([conversation])} ${quote}`
}
