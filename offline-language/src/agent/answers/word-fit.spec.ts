import { expect, it } from 'vitest'
import { plainVerbsIn } from './near-words.js'
import { wordFit } from './word-fit.js'

it.each([
  ['Where did you come across it?', 'find'],
  ['When did you hand the keys over?', 'deliver'],
  ['Who let you know?', 'inform'],
])('“%s” has the plain verb “%s”', (question, verb) => {
  expect(plainVerbsIn(question)).toContain(verb)
  expect(plainVerbsIn('It rains.')).toEqual([])
})

it('is more for the words of a question and for near ones', () => {
  const question = 'Where did you come across the dog?'
  const near = wordFit(question, 'I found a spaniel beside the bridge.')
  expect(near).toBeGreaterThan(wordFit(question, 'The vet sent a bill.'))
  expect(wordFit(question, 'I came across the dog.')).toBeGreaterThan(near)
})
