import { expect, it } from 'vitest'
import { ideasOf } from '../../data/ideas-of.js'

it.each([
  ...ideasOf('wording/clock', 'clock', {
    'half past': ['half past 8', 'half of 8'],
    'in figures': ['8:30', '8:305'],
    'after a preposition': ['until 8 sharp', 'until 8 people come'],
    noon: ['at noon', 'at none'],
    "o'clock": ['8 pm', '8 pens'],
  }),
])('$name', ({ idea, matches, differs }) => {
  expect(matches).toMatch(idea)
  expect(differs).not.toMatch(idea)
})
