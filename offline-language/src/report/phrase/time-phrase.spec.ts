import { expect, it } from 'vitest'
import { ideasOf } from '../../data/ideas-of.js'
import { timesIn } from './time-phrase.js'

it.each([
  ...ideasOf('time-phrase', 'dayOfMonth', {
    'in figures': ['the 24th', 'the 24'],
    'first to ninth': ['the first', 'the start'],
    'tenth to thirtieth': ['the tenth', 'the ten'],
  }),
  ...ideasOf('time-phrase', 'hour', {
    'in words': ['half past four', 'half past them'],
    'in figures': ['10:30', 'ten'],
  }),
  ...ideasOf('time-phrase', 'nearDay', {
    'a day from today': ['by tomorrow', 'by Monday'],
    'this or next': ['next week', 'last week'],
    'the weekend': ['over the weekend', 'a weekend'],
  }),
  ...ideasOf('time-phrase', 'term', {
    'a part of a month': ['by the end of the month', 'by the month'],
    'a length before': ['two days before', 'two before'],
    'a length': ['within five working days', 'five working days'],
    'a week or the middle of a month': ['in the week of the 24th', 'in a week'],
  }),
  ...ideasOf('time-phrase', 'often', {
    times: ['three times a week', 'three a week'],
    every: ['every second weekend', 'each weekend'],
    'every two': ['every two weeks', 'two weeks'],
  }),
])('$name', ({ idea, matches, differs }) => {
  expect(matches).toMatch(idea)
  expect(differs).not.toMatch(idea)
})

it.each([
  ['Then Thursday the nineteenth, at nine in the morning.', ['Thursday the nineteenth, at nine in the morning']],
  ['By the fifteenth, no problem.', ['By the fifteenth']],
  ['There is Tuesday the third, at 3.15 or 5.40.', ['Tuesday the third, at 3.15']],
  ['The first car is mine.', []],
  ['Tuesday and Wednesday, yes. Not before eight.', ['Tuesday and Wednesday', 'before eight']],
])('%s', (text, times) => {
  expect(timesIn(text)).toEqual(times)
})

it('has the whole of "the end of next week"', () => {
  expect(timesIn('Can you do that by the end of next week?')).toEqual(['by the end of next week'])
})
