import { expect, it } from 'vitest'
import { ideasOf } from '../../data/ideas-of.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { reasons } = loadPatterns('replies/given-reasons', 'reasons', 'tellsReason')

it.each([
  ...ideasOf('replies/given-reasons', 'tellsReason', {
    why: ['I ask because nobody else knows the machines', 'Just because'],
    done: ['I have led both audits without a manager', 'I would like some more'],
    'how it went': ['Both projects were finished on time', 'The projects are in Leeds'],
  }),
])('$name', ({ idea, matches, differs }) => {
  expect(matches).toMatch(idea)
  expect(differs).not.toMatch(idea)
})

it('a part that waits for reasons is told from one that waits for a thing', () => {
  expect('I get reasons that I can put before the board').toMatch(reasons)
  expect('I get a reasonable chair').not.toMatch(reasons)
})
