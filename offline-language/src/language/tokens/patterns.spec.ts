import { expect, it } from 'vitest'
import { ideasOf } from '../../data/ideas-of.js'

it.each([
  ...ideasOf('dates', 'date', {
    'first to ninth of a month': ['twenty-first of May', 'first of the queue'],
    'tenth to nineteenth of a month': ['the tenth of June', 'the tenth of them'],
    'twentieth or thirtieth of a month': ['twentieth of next month', 'twentieth of them'],
    'first to ninth, after a preposition': ['by the third, please', 'by the third door'],
    'tenth to nineteenth, after a preposition': ['by the tenth', 'by the tenth door'],
    'twentieth or thirtieth, after a preposition': ['until the thirtieth.', 'until the thirtieth attempt'],
    'tenth to nineteenth alone': ['the eleventh works', 'the eleventh door'],
    'twentieth or thirtieth alone': ['the twentieth then', 'the twentieth door'],
    'twenty-first to thirty-first alone': ['the thirty-first is', 'the thirty-first door'],
  }),
])('$name', ({ idea, matches, differs }) => {
  expect(matches).toMatch(idea)
  expect(differs).not.toMatch(idea)
})
