import { expect, it } from 'vitest'
import { ideasOf } from '../../data/ideas-of.js'

it.each([
  ...ideasOf('headed-title', 'headed', {
    'how they talk': ['Second interview: night porter', 'Second thoughts: night porter'],
    'who talks': ['Two neighbours: the hedge', 'Two hedges: the neighbours'],
    where: ['Hotel: two rooms too few', 'Hotels in May: two rooms'],
    'who with': ['Library: lost books', 'Libraries today: lost books'],
  }),
  ...ideasOf('headed-title', 'noNoun', {
    'a deed': ['Moving house', 'The moving house'],
    'a state': ['Stuck in the lift', 'Stuck lift'],
    'who about what': ['owner and cook about the menu', 'owner and cook'],
    'no noun first': ['Before the storm', 'Beforehand'],
  }),
  ...ideasOf('told-matter', 'manner', {
    kind: ['You are patient, and you like order.', 'You are a patient of the clinic.'],
    hard: ['You are blunt at first.', 'You are blunt because the shop lost your order.'],
    'in a mood': ['She is nervous but polite.', 'She is nervous about the lease.'],
  }),
])('$name', ({ idea, matches, differs }) => {
  expect(matches).toMatch(idea)
  expect(differs).not.toMatch(idea)
})
