import type { GoalResult } from '@clarity/contracts/goal'
import type { Measures } from '@clarity/contracts/measures'
import type { Report } from '@clarity/contracts/report'
import { expect, it } from 'vitest'
import { aStoredReport } from '../../test-data/stored-report'
import { compareReports } from './compare-reports'

const goal = (label: string, met: boolean | null): GoalResult => ({ label, met, evidence: [] })
const measures: Measures = {
  talkShare: 0.384,
  questions: 2,
  openQuestions: 1,
  longestTurnSecs: 41.4,
  wordsPerMinute: 120.4,
  fillers: 9,
}
const bare = { actionItems: [], visualizations: [] }

/** The groups as lines: label, left, right, change. */
function compared(left: Partial<Report>, right: Partial<Report>) {
  const groups = compareReports(aStoredReport({ ...bare, ...left }), aStoredReport({ ...bare, ...right }))
  return groups.map(({ title, rows }) => [
    title,
    ...rows.map((row) => [row.label, row.left.lines.join(' / '), row.right.lines.join(' / '), row.change]),
  ])
}

it('count the goals that were met, and give the verdict on each', () => {
  const left = [goal('Asks', false), goal('Names a sum', true), goal('Stays calm', null), goal('Was dropped', true)]
  const right = [goal('Asks', true), goal('Names a sum', false), goal('Stays calm', null), goal('Agrees', true)]
  expect(compared({ goals: left }, { goals: right })).toEqual([
    [
      'Goals',
      ['Goals met', '2 of 3', '2 of 3', 'No change'],
      ['Asks', 'Not met', 'Met', 'Now met'],
      ['Names a sum', 'Met', 'Not met', 'No longer met'],
      ['Stays calm', 'No verdict', 'No verdict', ''],
      ['Agrees', '', 'Met', ''],
      ['Was dropped', 'Met', '', ''],
    ],
  ])
})

it('compare goals with those of a report of an earlier release, which has none', () => {
  expect(compared({}, { goals: [goal('Asks', true)] })).toEqual([
    ['Goals', ['Goals met', '', '1 of 1', ''], ['Asks', '', 'Met', '']],
  ])
})

it('give the change of each measure in its unit, of the figures as they are shown', () => {
  const right = { ...measures, talkShare: 0.516, questions: 7, longestTurnSecs: 40.6, wordsPerMinute: 110, fillers: 2 }
  expect(compared({ measures }, { measures: right })).toEqual([
    [
      'How the person talked',
      ['Share of talk', '38%', '52%', '+14 points'],
      ['Questions', '2', '7', '+5'],
      ['Open questions', '1', '1', 'No change'],
      ['Longest turn', '41 s', '41 s', 'No change'],
      ['Pace', '120 words per minute', '110 words per minute', '−10'],
      ['Filler words', '9', '2', '−7'],
    ],
  ])
})

it('leave out a measure that neither report has, and say no change if only one has it', () => {
  const none = { talkShare: null, openQuestions: null, longestTurnSecs: null, wordsPerMinute: null, fillers: null }
  expect(
    compared({ measures: { ...none, questions: 0 } }, { measures: { ...none, questions: null, fillers: 3 } }),
  ).toEqual([['How the person talked', ['Questions', '0', '', ''], ['Filler words', '', '3', '']]])
})

it('average the sentiment of the topics in both of their forms', () => {
  const left = [{ topic: 'Price', sentiment: 30, frequency: 1 }, { topic: 'No score' }]
  const right = { Price: { sentiment: 60, frequency: 9 }, Delivery: { sentiment: 71, frequency: 1 } }
  expect(compared({ visualizations: left }, { visualizations: right })).toEqual([
    ['Topics', ['Average sentiment', '30 of 100', '66 of 100', '+36']],
  ])
})

it('list what was promised', () => {
  const items = (...texts: string[]) => ({ actionItems: texts.map((text) => ({ text, status: 'pending' as const })) })
  expect(compared(items(), items('Send the sum.', 'Call on Friday.'))).toEqual([
    ['Next steps', ['Action items', '', 'Send the sum. / Call on Friday.', '']],
  ])
  expect(compared(items('Ann asks: “Friday?” Tom: “Yes.”'), items())).toEqual([
    ['Next steps', ['Action items', 'Ann asks: “Friday?”\nTom: “Yes.”', '', '']],
  ])
})

it('have no groups if neither report has anything to compare', () => {
  expect(compared({}, {})).toEqual([])
})
