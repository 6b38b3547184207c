import { escapeMarkdown } from '../language/markdown/escape-markdown.js'
import type { Combined } from './combined-conversation.js'
import { goalResults, type JudgedGoal } from './goal-results.js'
import { named } from './named.js'

const mostMissed = 2

/** One line about a scenario of several: its conversations, how many goals were met in them, and which were missed. */
export function scenarioGoals(title: string, conversations: readonly Combined[]): string {
  const who = `**“${escapeMarkdown(title)}”** (${named(conversations)})`
  const goals = [...goalResults(conversations)]
  if (goals.length === 0) return who
  const results = goals.flatMap(([, judged]) => judged)
  const met = results.length - missedIn(results)
  const share = `${met} of ${results.length} goals met`
  const missed = goals
    .filter(([, judged]) => missedIn(judged) > 0)
    .toSorted(([, a], [, b]) => missedIn(b) - missedIn(a))
  if (missed.length === 0) return `${who}: ${share}`
  const labels = missed.slice(0, mostMissed).map(([label, judged]) => {
    return `“${escapeMarkdown(label)}”${judged.length > 1 ? ` in ${missedIn(judged)} of ${judged.length}` : ''}`
  })
  const more = missed.length > mostMissed ? [`${missed.length - mostMissed} more`] : []
  return `${who}: ${share}; missed: ${[...labels, ...more].join(', ')}`
}

const missedIn = (judged: readonly JudgedGoal[]) => judged.filter(({ result }) => !result.met).length
