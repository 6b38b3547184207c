import { expect, it } from 'vitest'
import { ideasOf } from '../../data/ideas-of.js'

it.each([
  ...ideasOf('appointments', 'hour', {
    'in words': ['or half past eleven?', 'or elevenses?'],
    'in figures': ['say 10:30', 'say so'],
  }),
  ...ideasOf('appointments', 'suits', {
    'that it is good': ["Seven's fine.", "Seven's late."],
    'that it fits': ['Friday at ten would suit me.', 'Friday at ten would do.'],
    'that this one is taken': ['Seven it is.', 'Seven is it.'],
  }),
  ...ideasOf('appointments', 'asksFact', {
    'an open question': ['And where was he on Monday?', 'And what about Monday?'],
    'whether it is so': ['Is the shop open on Monday?', 'Is Monday okay?'],
  }),
  ...ideasOf('appointments', 'turnsDown', {
    'no room': ['We are full on Monday.', 'We are fully there on Monday.'],
    'the hour': ["Seven's brutal.", "Seven's better."],
    'that it is not possible': ['Seven is not possible.', 'Seven is possible.'],
  }),
  ...ideasOf('closed-parts', 'reacts', {
    'an announced request': ['And could you do me a favour?', 'And could you do me a cake?'],
    'a question back': ['You would?', 'You would paint?'],
    'praise or pity': ['Oh, that would be a huge help.', 'Oh, that would be a lamp.'],
  }),
  ...ideasOf('leaning', 'leans', {
    'what follows from it': ['So we can paint it.', 'So I will paint it.'],
    'what is added': ['Or on Monday.', 'On Monday.'],
    'which of them': ['Neither is dry.', 'Nobody is dry.'],
    'how much of it': ['Just on Sundays, ten minutes.', 'Just bring the lamp.'],
  }),
  ...ideasOf('leaning', 'needsLead', {
    'a day from another': ['I will bring it the day before.', 'I will bring it the day before Monday.'],
    "somebody's": ["We will borrow the church's.", "We will borrow the church's lamp."],
    'a verb left out': ['Yes, I can.', 'Yes, I can paint it.'],
  }),
  ...ideasOf('leaning', 'partOf', {
    'the rest': ['Can you pay the rest?', 'Can you pay the rest of the staff?'],
    'what something is for': ['I will pay you forty for it.', 'I will pay you forty for its lamp.'],
  }),
  ...ideasOf('leaning', 'endsInOne', {
    'the end': ['I will buy a new one.', 'I will buy one lamp.'],
    'more about it': ['I will buy a new one tomorrow', 'I will buy a new one-armed bandit'],
  }),
])('$name', ({ idea, matches, differs }) => {
  expect(matches).toMatch(idea)
  expect(differs).not.toMatch(idea)
})
