import { expect, it } from 'vitest'
import { ideasOf } from '../../data/ideas-of.js'
import { isOfWrongPerson } from './asked-person.js'

it.each([
  ['Where does your dad live?', 'I live in Leeds', true],
  ['How old is he?', 'I have twin boys of four', true],
  ['Where does your dad live?', 'he lives on the third floor', false],
  ['Where did he fall?', 'I found him in the kitchen', false],
  ['Where do you live?', 'I live in Leeds', false],
  ['When does your boss come back?', 'I think that is in May', false],
])('%s %s: %s', (question, clause, isWrong) => expect(isOfWrongPerson(question, clause)).toBe(isWrong))

it.each(
  ideasOf('answers/asked-person', 'asksOther', {
    pronoun: ['Where is she?', 'Where is it?'],
    'of the listener': ['How old is your little son?', 'How old is your house?'],
  }),
)('$name', ({ idea, matches, differs }) => {
  expect(matches).toMatch(idea)
  expect(differs).not.toMatch(idea)
})
