import { expect, it } from 'vitest'
import { asInSentence, capitalised, lowerFirst } from './first-letter.js'

it.each([
  ['a rack', 'A rack'],
  ['éclair', 'Éclair'],
  ['', ''],
])('%j starts a sentence as %j', (text, large) => {
  expect(capitalised(text)).toBe(large)
  expect(lowerFirst(large)).toBe(text)
})

it.each([
  ['The rack is bent', 'the rack is bent'],
  ['A rack is bent', 'a rack is bent'],
  ['I bent it', 'I bent it'],
  ["I'm late", "I'm late"],
  ['MRI at ten', 'MRI at ten'],
])('%j within a sentence is %j', (text, small) => {
  expect(asInSentence(text)).toBe(small)
})
