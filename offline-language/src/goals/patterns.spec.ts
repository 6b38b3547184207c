import { expect, it } from 'vitest'
import { ideasOf } from '../data/ideas-of.js'

it.each([
  ...ideasOf('agreements', 'undertakes', {
    promise: ['Ann will', 'Ann willingly'],
    plan: ['I am going to', 'I am gone'],
    duty: ['We also have to', 'We also have tomatoes'],
  }),
  ...ideasOf('agreed-days', 'suits', {
    'a day': ['Friday is fine.', 'Friction is fine.'],
    'a day of the month': ['The ninth is fine.', 'The number is fine.'],
    'an hour': ['Half past six is fine.', 'Half of it is fine.'],
    'a day that suits': ['Friday is fine.', 'Friday is busy.'],
    'a day that works': ['Friday should work.', 'Friday I work.'],
    'a day and a yes': ['From Friday, yes.', 'From Friday, why?'],
  }),
  ...ideasOf('agreed-days', 'elliptic', {
    'a conclusion': ['So no lorries from Friday?', 'No lorries from Friday?'],
    'a day': ['Friday, at the stables?', 'Friction, at the stables?'],
    'a day of the month': ['The ninth, at the stables?', 'The number, at the stables?'],
    'an hour': ["Ten o'clock, at the stables?", 'Ten, at the stables?'],
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
