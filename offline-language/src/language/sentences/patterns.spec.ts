import { expect, it } from 'vitest'
import { ideasOf } from '../../data/ideas-of.js'

it.each([
  ...ideasOf('split-sentences', 'splice', {
    link: ['and I waited an hour, they came', 'and I waited an hour, I think'],
    assent: ['yes, we waited an hour, they came', 'yes, the hour, they came'],
    sound: ['um, I waited an hour, you came', 'um, the hour, you came'],
  }),
])('$name', ({ idea, matches, differs }) => {
  expect(matches).toMatch(idea)
  expect(differs).not.toMatch(idea)
})
