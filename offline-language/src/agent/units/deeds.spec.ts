import { expect, it } from 'vitest'
import { prepareTagger } from '../../language/tokens/loaded-tagger.js'
import { deedsOf } from './deeds.js'

await prepareTagger()

it.each([
  ['you agree and ask for the letter by Friday', 'you agree', ['Please let me have the letter by Friday.']],
  ['you soften and promise to be there on Thursday', 'you will be there on Thursday', []],
  ['you grumble once more and accept', 'you agree', []],
  ['you say you will turn Rotterdam down', 'you will turn Rotterdam down', []],
  ['you nod, thank him and say that you will stop at nine', 'you will stop at nine', ['Thank you.']],
  ['you sigh and say yes', 'you agree', []],
  ['you ask for a receipt and say thank you', null, ['Please let me have a receipt.', 'Thank you.']],
])('“%s” is told without how it is said', (given, promise, further) => {
  expect(deedsOf(given)).toEqual({ promise, further })
})

it.each([
  'you sign the plan and the map',
  'you say that you will hand in your notice',
  'you agree to stay and start in May',
  'you hesitate and agree if you may visit',
])('“%s” stays as it is', (given) => {
  expect(deedsOf(given)).toBeNull()
})
