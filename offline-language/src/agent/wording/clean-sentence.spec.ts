import { expect, it } from 'vitest'
import { prepareTagger } from '../../language/tokens/loaded-tagger.js'
import { isClean } from './clean-sentence.js'

await prepareTagger()

it.each([
  'I want a monthly payments.',
  'I will three instalments.',
  'Exception: the fee is dropped.',
  'I can move you to another room,',
  'Otherwise agrees on the next step.',
])('does not say “%s”', (sentence) => {
  expect(isClean(sentence)).toBe(false)
})

it.each([
  'I want monthly payments.',
  'I would agree to three instalments.',
  'Then the fee is dropped.',
  'A few minutes, yes.',
  'I have a business in Leeds.',
  'A man wants to see me.',
  'It is a ten minutes walk.',
  'Sounds good to me.',
  'Nearly. What is missing is this: only if you have proof.',
])('says “%s”', (sentence) => {
  expect(isClean(sentence)).toBe(true)
})
