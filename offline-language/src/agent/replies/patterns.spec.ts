import { expect, it } from 'vitest'
import { ideasOf } from '../../data/ideas-of.js'

it.each([
  ...ideasOf('replies/no-offer', 'noOffer', {
    'a question': ['So how many come?', 'What about six?'],
    'the past': ['It was 300', 'It is 300'],
  }),
])('$name', ({ idea, matches, differs }) => {
  expect(matches).toMatch(idea)
  expect(differs).not.toMatch(idea)
})
