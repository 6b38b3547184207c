import { escapeMarkdown, unescapeMarkdown } from '../language/markdown/escape-markdown.js'
import { listed } from '../language/phrases/in-words.js'
import type { Combined } from './combined-conversation.js'
import { namedAmounts } from './named-amounts.js'
import { lineOf, shareOf } from './named.js'
import { openItems } from './open-items.js'
import { openQuestions } from './open-questions.js'
import { mainPoint } from './own-words.js'
import { sharedTopics } from './shared-topics.js'
import { withoutFrame } from './without-frame.js'

/** With more conversations, their overviews are in their own reports. */
const mostTold = 6

/** What the conversations share and how they end; of a few conversations, the overview of each. */
export function executiveSummary(conversations: readonly Combined[]): string {
  const sentences = [shared(conversations), differing(conversations), outcome(conversations), unanswered(conversations)]
  const each = conversations.length > mostTold ? [] : conversations.flatMap((one) => told(one))
  const summary = sentences.filter(Boolean).join(' ')
  return [summary, each.join('\n')].filter(Boolean).join('\n\n') || 'Too little was said for a summary.'
}

function shared(conversations: readonly Combined[]): string {
  const names = sharedTopics(conversations)
    .slice(0, 3)
    .map(({ label, in: places }) => `${escapeMarkdown(label.toLowerCase())} (in ${places.length})`)
  if (names.length > 0) return `What comes up most: ${listed(names)}.`
  return conversations.length > 1 ? 'No topic came up in two conversations or more.' : ''
}

function differing(conversations: readonly Combined[]): string {
  const labels = namedAmounts(conversations).map(({ label }) => escapeMarkdown(label.toLowerCase()))
  return labels.length > 0 ? `The figures that people name differ most on ${listed(labels)}.` : ''
}

function outcome(conversations: readonly Combined[]): string {
  const promising = conversations.filter((conversation) => openItems(conversation).length > 0)
  return promising.length === 0
    ? 'Nothing that was promised is still open.'
    : `Something was promised in ${shareOf(promising, conversations)}.`
}

function unanswered(conversations: readonly Combined[]): string {
  const asked = openQuestions(conversations).map(({ conversation }) => conversation)
  if (asked.length === 0) return ''
  return `Questions found no answer in ${shareOf([...new Set(asked)], conversations)}.`
}

/** The overview of its report, with words from which an admin finds the turn. */
function told(conversation: Combined): string[] {
  const { report, analysis, source } = conversation
  const point = mainPoint(conversation)
  if (!analysis || !report.overview) return point ? [lineOf(conversation, point)] : []
  const overview = withoutFrame(report.overview.replace(/\s+/g, ' ').trim(), source.scenarioTitle)
  return [lineOf(conversation, point && !isTraceable(overview, conversation) ? `${overview} ${point}` : overview)]
}

/** Whether the overview quotes a turn word for word; a quote without its fillers is found in none. */
function isTraceable(overview: string, { source: { transcript } }: Combined): boolean {
  return Array.from(overview.matchAll(/“([^”]+)”/g), ([, said = '']) => unescapeMarkdown(said)).some((said) =>
    transcript.some(({ message }) => message.includes(said)),
  )
}
