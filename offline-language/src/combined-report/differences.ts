import { escapeMarkdown } from '../language/markdown/escape-markdown.js'
import { briefQuote } from './brief-quote.js'
import type { Combined } from './combined-conversation.js'
import { goalResults } from './goal-results.js'
import { namedAmounts } from './named-amounts.js'
import { named, shareBefore, shareOf } from './named.js'
import { onlyHere } from './only-here.js'
import { openItems } from './open-items.js'
import { openQuestions } from './open-questions.js'
import { participantAnalysis } from './participant-analysis.js'
import { refusals } from './refusals.js'

const quotesOfEach = 3
const mostOnlyHere = 4
const mostGoals = 3

/** The differences between the conversations: goals, figures, refusals, outcomes, and what came up in only one. */
export function differences(conversations: readonly Combined[]): string {
  const lines =
    conversations.length < 2
      ? [...refused(conversations), ...unanswered(conversations)]
      : [
          ...goals(conversations),
          ...amounts(conversations),
          ...refused(conversations),
          ...outcomes(conversations),
          ...unanswered(conversations),
          ...alone(conversations),
        ]
  if (lines.length > 0) return lines.map((line) => `- ${line}`).join('\n')
  return conversations.length < 2
    ? 'One conversation alone cannot be compared.'
    : `No difference was found in what was said. These are the figures of each.\n\n${participantAnalysis(conversations)}`
}

/** Goals that some met and others missed. */
function goals(conversations: readonly Combined[]): string[] {
  const found = [...goalResults(conversations)].flatMap(([label, results]) => {
    const met = results.filter(({ result }) => result.met)
    if (met.length === 0 || met.length === results.length) return []
    const who = (judged: readonly { conversation: Combined }[]) => named(judged.map(({ conversation }) => conversation))
    const missed = results.filter(({ result }) => !result.met)
    const [quote] = results.flatMap(({ conversation, result: { evidence } }) =>
      evidence.slice(0, 1).map((one) => `: ${saying(conversation, briefQuote(one))}`),
    )
    return [`“${escapeMarkdown(label)}” was met by ${who(met)}, not by ${who(missed)}${quote ?? ''}`]
  })
  return found.slice(0, mostGoals)
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
