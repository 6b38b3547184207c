import { escapeMarkdown } from '../language/markdown/escape-markdown.js'
import type { Combined } from './combined-conversation.js'

/** How many conversations met each goal of their scenario; a goal without a verdict does not count. */
export function goalFigures(conversations: readonly Combined[]): string[] {
  const judged = conversations.flatMap(({ report }) => (report.goals ?? []).filter(({ met }) => met !== null))
  return [...Map.groupBy(judged, ({ label }) => label)].map(([label, results]) => {
    const met = results.filter((result) => result.met).length
    return `**Goal “${escapeMarkdown(label)}”:** met in ${met} of ${results.length}`
  })
}
