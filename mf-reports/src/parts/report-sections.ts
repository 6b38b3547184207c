import { quotedTurns } from '@clarity/contracts/quoted-turns'
import type { ActionItem, Report } from '@clarity/contracts/report'
import { readTopics } from '@clarity/contracts/topic'
import { readStoredReport } from '../stored-report'
import { compareTexts } from './compare-texts'
import { measureLines } from './measure-lines'

/** A part of a report as plain text, to compare it with the same part of another version. */
export interface ReportSection {
  readonly title: string
  readonly text: string
}

const { sections, goal, topic } = compareTexts

/** The parts of a stored report that have text, in a reader's order; unreadable content is one part. */
export function reportSections(content: string): ReportSection[] {
  const report = readStoredReport(content)
  if (!report) return [{ title: sections.text, text: content }]
  return [
    { title: sections.overview, text: lines(report.overview).join('\n') },
    {
      title: sections.keyPoints,
      text: report.keyPoints.map(({ title, content }) => [title, ...lines(content)].join('\n')).join('\n\n'),
    },
    { title: sections.actionItems, text: report.actionItems.map(actionLines).join('\n') },
    { title: sections.goals, text: goalLines(report).join('\n') },
    { title: sections.measures, text: measureLines(report.measures).join('\n') },
    { title: sections.topics, text: topicLines(report).join('\n') },
  ].filter(({ text }) => text !== '')
}

function goalLines({ goals = [] }: Report): string[] {
  return goals.map(({ label, met, hint }) => {
    if (met === null) return `${label}: ${goal.unknown}`
    if (met) return `${label}: ${goal.met}`
    return `${label}: ${goal.notMet}${hint ? `. ${goal.hint(hint)}` : ''}`
  })
}

function topicLines({ visualizations }: Report): string[] {
  const topics = readTopics(visualizations)
  if (topics.length === 0 && Array.isArray(visualizations)) return visualizations.map((one) => JSON.stringify(one))
  return topics.map(({ label, sentiment, frequency }) => topic(label, sentiment, frequency))
}

function actionLines({ text, status }: ActionItem): string {
  return `${quotedTurns(text).join('\n')} (${status})`
}

/** The turns of an exchange have a line each. */
const lines = (markdown: string) => quotedTurns(plain(markdown))

/** Markdown without its escapes and emphasis. */
function plain(markdown: string): string {
  return markdown
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replaceAll('**', '')
    .trim()
}
