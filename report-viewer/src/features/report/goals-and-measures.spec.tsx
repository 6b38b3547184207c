import { expectAccessible } from '@clarity/test-kit/accessibility'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aReport } from '../../test-data/a-report'
import { renderDetails } from '../../test-data/render-details'

const show = (change = {}) => renderDetails(aReport(change)).container
const section = (name: string) => screen.getByRole('heading', { name, level: 2 }).closest('section')!

test('each goal says whether it was met, in words too, with its quote or its hint', () => {
  const evidence = [{ turn: 3, quote: 'What is your budget?', t: 62, role: 'agent' }]
  show({
    goals: [
      { label: 'Asks about the budget', met: true, evidence, hint: 'Ask early.' },
      { label: 'Names a number', met: false, evidence: [], hint: 'I have 5,000 in mind.' },
      { label: 'Stays friendly', met: null, evidence: [] },
    ],
  })
  const items = within(section('Goals')).getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual([
    'Asks about the budgetMetSourceWhat is your budget?Clarity 1:02',
    'Names a numberNot metTry: I have 5,000 in mind.',
    'Stays friendlyNot judged',
  ])
})

test('how one talked shows what was counted only', () => {
  const counted = { talkShare: 0.5, questions: 4, openQuestions: null }
  const page = show({ measures: { ...counted, longestTurnSecs: 65, wordsPerMinute: 130.4, fillers: null } })
  expect([...section('How you talked').querySelectorAll('dl div')].map((row) => row.textContent)).toEqual([
    'Share of talk50% of all words',
    'Questions4',
    'Longest turn1:05',
    'Pace130 words per minute',
  ])
  expect(page.querySelector('.share .own')!.getAttribute('width')).toBe('50')
})

const measured = { talkShare: 0.5, questions: 4, openQuestions: 2, longestTurnSecs: 9, wordsPerMinute: 130, fillers: 1 }

test.each([
  [4, 1, '4 (1 open, 3 closed)'],
  [0, 0, '0'],
])('of %d questions %d are open: %s', (questions, openQuestions, text) => {
  show({ measures: { ...measured, questions, openQuestions } })
  expect(screen.getByText('Questions').nextElementSibling!.textContent).toBe(text)
})

test('pauses are beside the pace, if they could be counted', () => {
  show({ measures: { ...measured, pauses: 3 } })
  const rows = [...section('How you talked').querySelectorAll('dl div')].map((row) => row.textContent)
  expect(rows.slice(-3)).toEqual(['Pace130 words per minute', 'Pauses over 3 seconds3', 'Filler words1'])
})

test('talk and sentiment over the time are drawn, and have a table', async () => {
  const timeline = [
    { fromSecs: 0, talkShare: 0.4, sentiment: 60 },
    { fromSecs: 63, talkShare: null, sentiment: null },
    { fromSecs: 126, talkShare: 0.755, sentiment: 30 },
  ]
  const page = show({ measures: { ...measured, timeline } })
  const picture = screen.getByRole('img', { name: 'Share of talk and sentiment over time' })
  expect([...picture.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')))).toEqual([40, 0, 75.5])
  expect(picture.querySelector('.mood')!.getAttribute('d')!.match(/,\d+/g)).toEqual([',40', ',70'])
  const rows = within(section('How you talked')).getAllByRole('row')
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['From', 'Share of talk', 'Sentiment'],
    ['0:00', '40%', '60%'],
    ['1:03', '', ''],
    ['2:06', '76%', '30%'],
  ])
  expect(within(section('How you talked')).getByText('4:12')).toBeTruthy()
  expect(page.querySelector('.scale')!.textContent).toBe('100%50%0%')
  await expectAccessible(page)
})

test('without sentiments only the talk is drawn', () => {
  show({ measures: { ...measured, timeline: [{ fromSecs: 0, talkShare: 0.4, sentiment: null }] } })
  const picture = screen.getByRole('img', { name: 'Share of talk over time' })
  expect(picture.querySelector('.mood')).toBeNull()
  expect(within(section('How you talked')).queryByText('Sentiment')).toBeNull()
})

test('measures of older reports have neither pauses nor a picture of the time', () => {
  show({ measures: measured })
  expect(within(section('How you talked')).queryByText(/Pauses/)).toBeNull()
  expect(within(section('How you talked')).queryByRole('img')).toBeNull()
})

test('a report without goals and measures, as older ones are, has no word of them', () => {
  show()
  expect(screen.queryByRole('heading', { name: 'Goals' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'How you talked' })).toBeNull()
})
