import { expect, it } from 'vitest'
import { tellsOfOthers } from './met-bargain.js'

it.each([
  ['She has lowered the roof.', true],
  ['They will repair the lift.', true],
  ['I will see that they repair the lift.', false],
  ['The lift gets repaired.', false],
])('“%s” tells of what others do: %s', (text, isOfOthers) => {
  expect(tellsOfOthers(text)).toBe(isOfOthers)
})
