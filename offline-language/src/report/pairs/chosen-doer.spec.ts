import { expect, it } from 'vitest'
import { ideasOf } from '../../data/ideas-of.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { asksWho, takesIt } = loadPatterns('chosen-doer', 'asksWho', 'takesIt', 'givesIt')

it.each([
  ...ideasOf('chosen-doer', 'givesIt', {
    "the other's deed": ['No, you ring them.', 'You are right.'],
    'a request': ['Could you?', 'Could they?'],
  }),
])('$name', ({ idea, matches, differs }) => {
  expect(matches).toMatch(idea)
  expect(differs).not.toMatch(idea)
})

it('is asked for with both, and taken with "I will" or "let me"', () => {
  expect('Will you ring her, or shall I?').toMatch(asksWho)
  expect('Do you want tea or coffee?').not.toMatch(asksWho)
  expect("Yes, I'll ring her.".replace("I'll", 'I will')).toMatch(takesIt)
  expect('I will only sit here.'.replace('only', 'not')).not.toMatch(takesIt)
})
