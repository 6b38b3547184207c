import { expect, it } from 'vitest'
import { ideasOf } from '../../data/ideas-of.js'

it.each([
  ...ideasOf('matter-of-prompt', 'subject', {
    'the other speaker': ['The caller wants a refund.', 'A caller.'],
    "the agent's caller": ['Your tenant complains.', 'Your house leaks.'],
    'somebody who does something': ['A young man asks for a loan.', 'A young man.'],
  }),
  ...ideasOf('announced-matter', 'contact', {
    'a call': ['I am calling about the mould', 'I am calling you'],
    'a letter': ['I wrote to you about the mould', 'I write about mould'],
    'a visit': ['We came in about the loan', 'We came about'],
  }),
  ...ideasOf('overview', 'opensQuote', {
    link: ['But so it is', 'Butter is'],
    greeting: ['Good morning, it is', 'Good, it is'],
    assent: ['Yes, it is', 'Yesterday it was'],
    'call for attention': ['Look, it is', 'Looks fine'],
    stress: ['Honestly, it is', 'Honest as it is'],
    thanks: ['Thanks Ann, it is', 'Thank her'],
  }),
  ...ideasOf('overview', 'needsMore', {
    'another choice': ['Otherwise I go', 'Other people go'],
    'a part without its whole': ['Both are fine', 'Two are fine'],
    'a pronoun': ['Those are fine', 'Flats are fine'],
    answer: ['Okay', 'Monday'],
    'question word': ['Which one', 'Witches'],
    'a polite request': ['You could come', 'You came'],
  }),
  ...ideasOf('overview', 'announces', {
    'the reason of the call': ['I am calling about rent', 'I am calling Ann'],
    'the subject': ['This is about rent', 'This is rent'],
    'a request for time': ['Have you got five minutes?', 'Have you got five?'],
    'a wish to talk': ['I wanted to talk', 'I wanted to go'],
  }),
])('$name', ({ idea, matches, differs }) => {
  expect(matches).toMatch(idea)
  expect(differs).not.toMatch(idea)
})
