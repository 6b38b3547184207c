import { expect, it } from 'vitest'
import { isNearKey } from './near-key.js'

it.each([
  ['the tutor asks what your evenings are like', 'What happens when you get in of an evening?', true],
  ['asks what he would miss most', "If you didn't have it any more, what would be the hardest thing to lose?", true],
  ['asks about your health, your sleep or your shoulder', 'Is your body okay?', true],
  ['asks what he would miss most', 'What did the garage charge you for the bumper?', false],
  ['asks about your health, your sleep or your shoulder', 'Is your body okay.', false],
  ['promises to call back', 'Will you call back?', false],
])('“%s” and “%s”: %s', (words, turn, isNear) => {
  expect(isNearKey(words, turn)).toBe(isNear)
})
