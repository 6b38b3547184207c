import { expect, it } from 'vitest'
import { ideasOf } from '../data/ideas-of.js'

it.each([
  ...ideasOf('agreements', 'undertakes', {
    promise: ['Ann will', 'Ann willingly'],
    plan: ['I am going to', 'I am gone'],
    duty: ['We also have to', 'We also have tomatoes'],
  }),
  ...ideasOf('amounts', 'amount', {
    'up to ten': ['ten pounds', 'tenth pound'],
    'up to nineteen': ['twelve dollars', 'twelfth dollar'],
    tens: ['forty percent', 'fortieth percent'],
    larger: ['hundred euros', 'hundred per cent sure'],
    'in between': ['half million', 'half of a million'],
  }),
])('$name', ({ idea, matches, differs }) => {
  expect(matches).toMatch(idea)
  expect(differs).not.toMatch(idea)
})
