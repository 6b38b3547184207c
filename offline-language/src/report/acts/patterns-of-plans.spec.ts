import { expect, it } from 'vitest'
import { ideasOf } from '../../data/ideas-of.js'

it.each([
  ...ideasOf('plans', 'plan', {
    'an announced proposal': ['How about this, she keeps the key.', 'How about the key of the shed?'],
    'what somebody thought of': ['What I had in mind was two weeks of it.', 'What I had in my bag was a key.'],
  }),
  ...ideasOf('plans', 'wants', {
    'so much': ['First I want a week of notes.', 'First I want a cup of tea.'],
    often: ['And I need a report every Friday.', 'And I need a report.'],
  }),
  ...ideasOf('plans', 'how', {
    'on paper': ['In the evening, note them.', 'The notes of them all.'],
    'to somebody': ['And bring all of them.', 'They bring all of them.'],
  }),
  ...ideasOf('plans', 'suits', {
    'it is right': ['Two weeks is fine.', 'Two weeks is fine-tuned.'],
    'it can be': ['Well, two weeks is doable.', 'Well, two weeks is long.'],
  }),
])('$name', ({ idea, matches, differs }) => {
  expect(matches).toMatch(idea)
  expect(differs).not.toMatch(idea)
})
