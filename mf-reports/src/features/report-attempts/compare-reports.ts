import { quotedTurns } from '@clarity/contracts/quoted-turns'
import type { Measures } from '@clarity/contracts/measures'
import type { Report } from '@clarity/contracts/report'
import { averageSentiment, readTopics } from '@clarity/contracts/topic'
import { attemptRowTexts as texts } from './texts'
import { goalRows } from './goal-rows'
import { countRow, type ComparedRow } from './compared-row'

/** Rows that belong together, under a heading. */
export interface ComparedGroup {
  readonly title: string
  readonly rows: readonly ComparedRow[]
}

/** Two reports row by row, in a reader's order. What neither of them has is left out. */
export function compareReports(left: Report, right: Report): ComparedGroup[] {
  const groups = [
    { title: texts.groups.goals, rows: goalRows(left, right) },
    { title: texts.groups.measures, rows: measureRows(left.measures, right.measures) },
    { title: texts.groups.topics, rows: sentimentRow(left, right) },
    { title: texts.groups.nextSteps, rows: nextStepsRow(left, right) },
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}

function measureRows(left: Measures | undefined, right: Measures | undefined): ComparedRow[] {
  const row = (label: string, key: Exclude<keyof Measures, 'timeline'>, unit = '', changeUnit = unit, factor = 1) => {
    const shown = (measures: Measures | undefined) => rounded(measures?.[key], factor)
    return countRow({ label, unit, changeUnit }, shown(left), shown(right))
  }
  return [
    ...row(texts.talkShare, 'talkShare', texts.percent, texts.points, 100),
    ...row(texts.questions, 'questions'),
    ...row(texts.openQuestions, 'openQuestions'),
    ...row(texts.longestTurn, 'longestTurnSecs', texts.seconds),
    ...row(texts.pace, 'wordsPerMinute', texts.wordsPerMinute, ''),
    ...row(texts.pauses, 'pauses'),
    ...row(texts.fillers, 'fillers'),
  ]
}

const rounded = (count: number | null | undefined, factor: number) =>
  count == null ? null : Math.round(count * factor)

function sentimentRow(left: Report, right: Report): ComparedRow[] {
  const average = ({ visualizations }: Report) => {
    const topics = readTopics(visualizations)
    return topics.length > 0 ? averageSentiment(topics) : null
  }
  return countRow({ label: texts.sentiment, unit: texts.of100, changeUnit: '' }, average(left), average(right))
}

function nextStepsRow(left: Report, right: Report): ComparedRow[] {
  const cell = ({ actionItems }: Report) => ({ lines: actionItems.map(({ text }) => quotedTurns(text).join('\n')) })
  const [one, other] = [cell(left), cell(right)]
  return one.lines.length + other.lines.length === 0
    ? []
    : [{ label: texts.promised, left: one, right: other, change: '' }]
}
