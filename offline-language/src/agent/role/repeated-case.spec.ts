import { expect, it } from 'vitest'
import { repeatedCase } from './repeated-case.js'

it.each([
  ['you are blamed twice', 'you are blamed', 2],
  ['he asks for a third time', 'he asks', 3],
  ['he shouts', 'he shouts', 1],
])('“%s” is one case that happens as often as it says', (written, words, times) => {
  expect(repeatedCase(written)).toEqual({ words, times })
})
