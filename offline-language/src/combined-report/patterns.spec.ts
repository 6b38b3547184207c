import { expect, it } from 'vitest'
import { ideasOf } from '../data/ideas-of.js'

it.each([
  ...ideasOf('named-amounts', 'amount', {
    money: ['about € 20', 'number 20'],
    share: ['20 percent', '20 places'],
    currency: ['20 dollars', '20 dolls'],
    'large number': ['2 million', '2 mills'],
    'length of time': ['20 minutes', '20 minuteness'],
    'a number with commas': ['2,500 people', '2500 people'],
  }),
  ...ideasOf('open-questions', 'asking', {
    'a question mark': ['It works?', 'It works.'],
    'question word': ['Well, how does it work', 'The way it works'],
    verb: ['And is it late', 'This is late'],
    'modal verb': ['Can it wait', 'Canned food'],
  }),
  ...ideasOf('refusals', 'refusal', {
    terms: ['I will not go below ten', 'I will go below ten'],
    deed: ['I can not do that', 'I can not do much'],
    support: ['I would not recommend it', 'I would recommend it'],
  }),
])('$name', ({ idea, matches, differs }) => {
  expect(matches).toMatch(idea)
  expect(differs).not.toMatch(idea)
})
