import { expect, it } from 'vitest'
import { contracted, inFullForms } from './contracted.js'

it.each([
  ['I do not know, and I will not go.', "I don't know, and I won't go."],
  ['I am here. Yes, I am.', "I'm here. Yes, I am."],
  ['I have told you that I have two dogs.', "I've told you that I have two dogs."],
  ['It is late, and that cannot be.', "It's late, and that can't be."],
])('“%s” is said as people say it, and read in full', (full, said) => {
  expect(contracted(full)).toBe(said)
  expect(inFullForms(said)).toBe(full)
})

it('leaves quoted words as they are', () => {
  expect(contracted('He said “I do not know”.')).toBe('He said “I do not know”.')
})
