import type { GoalResult } from '@clarity/contracts/goal'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aReport } from '../../test-data/a-report'
import { SummaryCard } from './summary-card'

const show = (change = {}) => render(<SummaryCard report={aReport(change)} />).container
const goal = (met: boolean | null, label = 'Asks', hint?: string): GoalResult => ({
  label,
  met,
  evidence: [],
  ...(hint !== undefined && { hint }),
})
const measures = {
  talkShare: 0.634,
  questions: 7,
  openQuestions: 3,
  longestTurnSecs: 41,
  wordsPerMinute: 141.6,
  fillers: 0,
}
const figures = (page: HTMLElement) => [...page.querySelectorAll('dl div')].map((figure) => figure.textContent)

test('goals, share of talk and questions are its figures; a goal that is not judged does not count', () => {
  const page = show({ goals: [goal(true), goal(false), goal(null)], measures })
  expect(figures(page)).toEqual(['Goals met1 of 2', 'Share of talk63%', 'Questions7'])
})

test('figures that the report does not know are left out', () => {
  const nothing = { talkShare: null, questions: null, openQuestions: null }
  expect(figures(show({ measures: { ...measures, ...nothing } }))).toEqual([])
  expect(show({ goals: [goal(null)] }).querySelector('dl')).toBeNull()
})

test.each([
  [[true, true], 'All goals were met.'],
  [[true, null], 'All goals that were judged were met.'],
  [[true, true, false], 'Most of the goals were met.'],
  [[true, false, null], 'Some of the goals were met.'],
  [[false, null], 'None of the goals was met this time.'],
])('goals %j read: %s', (met, sentence) => {
  show({ goals: met.map((each) => goal(each)) })
  expect(screen.getByText(sentence)).toBeTruthy()
})

test.each([
  [60, 'The tone was mostly positive.'],
  [59, 'The tone was neither clearly positive nor clearly negative.'],
  [40, 'The tone was mostly negative.'],
])('without judged goals an average sentiment of %d reads: %s', (sentiment, sentence) => {
  show({ goals: [goal(null)], visualizations: { Price: { sentiment, frequency: 100 } } })
  expect(screen.getByText(sentence)).toBeTruthy()
})

test('the next step is the first goal that was not met, with its hint', () => {
  const page = show({ goals: [goal(true), goal(false, 'Names a number', 'What would 5,000 do?'), goal(false)] })
  expect(page.querySelector('.next')!.textContent).toBe(
    'Next step: work on this goalNames a numberTry: What would 5,000 do?',
  )
})

test('else it is the first action item that is not completed, and else there is none', () => {
  const item = (text: string, status: string) => ({ text, status })
  const actionItems = [item('Sent', 'completed'), item('Call on Thursday', 'pending')]
  expect(show({ goals: [goal(true)], actionItems }).textContent).toContain('Next stepCall on Thursday')
  expect(show({ actionItems: actionItems.slice(0, 1) }).querySelector('.next')).toBeNull()
  const exchange = item('Ann: “Will you call?” Tom: “On Friday.”', 'pending')
  expect(show({ actionItems: [exchange] }).textContent).toContain('Ann: “Will you call?”\nTom: “On Friday.”')
})

test('what the reader has to do comes before what the other one has', () => {
  const actionItems = [
    { text: 'Send the form', status: 'pending', owner: 'agent' as const },
    { text: 'Ring on Thursday', status: 'pending', owner: 'user' as const },
  ]
  expect(show({ actionItems }).textContent).toContain('Next stepRing on Thursday')
})

test('a told step comes before a quote, and a bare question is none', () => {
  const user = (text: string) => ({ text, status: 'pending', owner: 'user' as const })
  const question = user('Ann: “Could we meet?”')
  const quote = user('Tom: “Ring me, please.” Ann: “I will.”')
  const told = user('Ann will ring Tom on Monday.')
  expect(show({ actionItems: [question, quote, told] }).textContent).toContain('Next stepAnn will ring Tom on Monday.')
  expect(show({ actionItems: [question, quote] }).textContent).toContain('Next stepTom: “Ring me, please.”')
  expect(show({ actionItems: [question] }).querySelector('.next')).toBeNull()
})
