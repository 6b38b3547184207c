import { expect, it } from 'vitest'
import { ideasOf } from '../../data/ideas-of.js'

it.each([
  ...ideasOf('came-for', 'has', {
    news: ['I have', 'She has'],
    'a need': ['We are looking for', 'We are looking at'],
    'a call': ['I am calling about', 'I called'],
  }),
  ...ideasOf('topic-sentiment', 'kindness', {
    'a wish or an offer': ['I would love to see it.', 'I love it.'],
    thanks: ['Thank you for it.', 'Think of it.'],
    congratulations: ['Congratulations on the job.', 'The job is well paid.'],
    regret: ['I am so sorry for it.', 'It is a sorry sight.'],
    'a remark on the talk': ['Good question.', 'A good box.'],
  }),
  ...ideasOf('topic-sentiment', 'trouble', {
    'a state': ['The pipe is cracked.', 'The pipe is new.'],
    'a failure': ['She freezes.', 'She frowns.'],
    'a decline': ['It got worse.', 'It got warm.'],
    'a loss': ['We lost it.', 'We lent it.'],
    pain: ['She cried.', 'She called.'],
    'what cannot be done': ['I can not hear it.', 'I can hear it.'],
    'too much': ['It is too far.', 'It is far.'],
  }),
])('$name', ({ idea, matches, differs }) => {
  expect(matches).toMatch(idea)
  expect(differs).not.toMatch(idea)
})
