import { expect, it } from 'vitest'
import { isOutOfPlace } from './out-of-place.js'

it.each([
  ['Two works for me.', 'At two? Why has nobody done anything?', true],
  ['Tonight, thank you.', 'And I want my money back for tonight.', true],
  ['Tuesday works for me.', 'Could we meet on Tuesday?', false],
  ['On Sunday.', 'When did you count it?', false],
  ['I paid on Sunday.', 'Why are you late?', false],
])('“%s” after “%s” is out of place: %s', (sentence, turn, isOut) => {
  expect(isOutOfPlace(sentence, turn)).toBe(isOut)
})
