import { escapeMarkdown } from '../language/markdown/escape-markdown.js'
import type { Combined } from './combined-conversation.js'
import { goalResults } from './goal-results.js'

/** How many conversations met each goal of their scenario. */
export function goalFigures(conversations: readonly Combined[]): string[] {
  return [...goalResults(conversations)].map(([label, results]) => {
    const met = results.filter(({ result }) => result.met).length
    return `**Goal “${escapeMarkdown(label)}”:** met in ${met} of ${results.length}`
  })
}
