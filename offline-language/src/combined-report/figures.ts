import { escapeMarkdown } from '../language/markdown/escape-markdown.js'
import { counted, inWords } from '../language/phrases/in-words.js'
import type { Combined } from './combined-conversation.js'
import { nameOf } from './conversation-label.js'
import { goalFigures } from './goal-figures.js'
import { named } from './named.js'
import { openItems } from './open-items.js'
import { scenarioGoals } from './scenario-goals.js'

const mostScenarios = 6

/** What was counted over all conversations, as a list. */
export function figures(conversations: readonly Combined[]): string {
  const promising = conversations.filter((conversation) => openItems(conversation).length > 0)
  const open = promising.reduce((sum, conversation) => sum + openItems(conversation).length, 0)
  const unread = conversations.filter(({ analysis }) => !analysis)
  const lines = [
    size(conversations),
    ...scenariosAndGoals(conversations),
    open > 0
      ? `**Open action items:** ${open}, in ${promising.length} of ${counted(conversations.length, 'conversation')}`
      : '**Open action items:** none',
    unread.length > 0 ? `**Too short or not in English, so only counted:** ${named(unread)}` : '',
  ]
  return lines
    .filter(Boolean)
    .map((line) => `- ${line}`)
    .join('\n')
}

function size(conversations: readonly Combined[]): string {
  const people = new Set(conversations.map(({ source }) => nameOf(source).toLowerCase()).filter(Boolean)).size
  const secs = conversations
    .map(({ source, analysis }) => analysis?.conversation.durationSecs ?? source.durationSecs)
    .reduce((sum, one) => sum + Math.max(0, one), 0)
  const parts = [
    counted(conversations.length, 'conversation'),
    people > 0 ? `with ${counted(people, 'person', 'people')}` : '',
    secs > 0 ? `${inWords(secs)} in all` : '',
  ]
  return `**Size:** ${parts.filter(Boolean).join(', ')}`
}

/** The goals one by one if there is one scenario; of several, each has a line with a count. */
function scenariosAndGoals(conversations: readonly Combined[]): string[] {
  const byTitle = Map.groupBy(conversations, ({ source }) => source.scenarioTitle.replace(/\s+/g, ' ').trim())
  const titled = [...byTitle].filter(([title]) => title !== '')
  const goals = goalFigures(conversations)
  if (byTitle.size < 2 || goals.length === 0) return [...scenarios(titled, byTitle.size > 1), ...goals]
  const lines = titled.slice(0, mostScenarios).map(([title, theirs]) => scenarioGoals(title, theirs))
  return titled.length > mostScenarios ? [...lines, `**More scenarios:** ${titled.length - mostScenarios}`] : lines
}

/** Each scenario once, with its conversations if there are several scenarios. */
function scenarios(titled: readonly [string, readonly Combined[]][], isOneOfSeveral: boolean): string[] {
  if (titled.length === 0) return []
  const names = titled
    .slice(0, mostScenarios)
    .map(([title, theirs]) => `“${escapeMarkdown(title)}”${isOneOfSeveral ? ` (${named(theirs)})` : ''}`)
  const more = titled.length > mostScenarios ? [`${titled.length - mostScenarios} more`] : []
  return [`**${titled.length === 1 ? 'Scenario' : 'Scenarios'}:** ${[...names, ...more].join('; ')}`]
}
