import { sentencesOf } from '../language/sentences/sentences-of.js'
import type { Combined } from './combined-conversation.js'
import { escapeMarkdown } from '../language/markdown/escape-markdown.js'
import { counted, inWords, listed } from '../language/phrases/in-words.js'
import { named } from './named.js'
import { sharedTopics } from './shared-topics.js'

/** The number of conversations, their length and topics, and each in a sentence or two. */
export function executiveSummary(conversations: readonly Combined[]): string {
  const lengths = conversations
    .map(({ source, analysis }) => analysis?.conversation.durationSecs ?? source.durationSecs)
    .filter((seconds) => seconds > 0)
  const total = lengths.reduce((sum, seconds) => sum + seconds, 0)
  const scenarios = [...new Set(conversations.map(({ source }) => source.scenarioTitle.trim()).filter(Boolean))]
  const people = [...new Set(conversations.map(({ source }) => source.recipientName.trim()).filter(Boolean))]
  const open = conversations
    .flatMap(({ report }) => report.actionItems)
    .filter(({ status }) => status !== 'completed').length
  const promising = conversations.filter(({ report }) =>
    report.actionItems.some(({ status }) => status !== 'completed'),
  )
  const themes = sharedTopics(conversations)
    .slice(0, 3)
    .map(({ label, in: places }) => `${label.toLowerCase()} (${named(places.map(({ conversation }) => conversation))})`)
  const unread = conversations.filter(({ analysis }) => !analysis)
  const sentences = [
    `This report covers ${counted(conversations.length, 'conversation')}${people.length > 0 ? ` with ${people.length <= 4 ? listed(people) : counted(people.length, 'person', 'people')}` : ''}${total > 0 ? `, ${inWords(total)} in all${lengths.length > 1 ? ` (${inWords(total / lengths.length)} on average)` : ''}` : ''}.`,
    scenarios.length > 0
      ? `The ${scenarios.length === 1 ? 'scenario was' : 'scenarios were'} ${listed(scenarios.slice(0, 5).map((title) => `“${title}”`))}${scenarios.length > 5 ? ` and ${scenarios.length - 5} more` : ''}.`
      : '',
    themes.length > 0 ? `What came up in more than one conversation: ${listed(themes)}.` : '',
    `${open === 0 ? 'No action item is' : `${counted(open, 'action item')} ${open === 1 ? 'is' : 'are'}`} open${open > 0 ? ` (${named(promising)})` : ''}.`,
    unread.length > 0
      ? `${counted(unread.length, 'conversation')} could not be analysed (too short, or not in English) and ${unread.length === 1 ? 'is' : 'are'} only counted and quoted: ${named(unread)}.`
      : '',
  ]
  const each = conversations
    .slice(0, 50)
    .map((conversation) => `- **${escapeMarkdown(conversation.label)}**: ${happened(conversation)}`)
  return `${escapeMarkdown(sentences.filter(Boolean).join(' '))}\n\n${each.join('\n')}`
}

/** The report's own overview without its first sentence, which repeats the label. */
function happened({ report, analysis }: Combined): string {
  const sentences = sentencesOf(report.overview)
  const body = analysis && sentences.length > 2 ? sentences.slice(1) : sentences
  let text = ''
  for (const sentence of body) {
    if (text && text.length + sentence.length > 340) break
    text += `${text ? ' ' : ''}${sentence}`
  }
  return text
}
