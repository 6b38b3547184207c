import { expect, it } from 'vitest'
import { ideasOf } from '../../data/ideas-of.js'

it.each([
  ...ideasOf('whole-quotes', 'corrects', {
    'in the sentence': ['He comes on Monday, no, he is away.', 'There is no, or hardly any, time.'],
    'after a first try': ['On Monday or, no, on Tuesday.', 'On Monday or Tuesday.'],
  }),
  ...ideasOf('whole-quotes', 'takesUp', {
    'a slip': ['Well, make it Tuesday.', 'We make it ourselves.'],
    'the thing again': ['So you will have it by noon.', 'So you will have time by noon.'],
  }),
])('$name', ({ idea, matches, differs }) => {
  expect(matches).toMatch(idea)
  expect(differs).not.toMatch(idea)
})
