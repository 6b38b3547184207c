import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aReport } from '../../test-data/a-report'
import { Details } from './details'

const show = (change = {}) => render(<Details report={aReport(change)} />).container
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

test('a report without goals and measures, as older ones are, has no word of them', () => {
  show()
  expect(screen.queryByRole('heading', { name: 'Goals' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'How you talked' })).toBeNull()
})
