import { expect, it } from 'vitest'
import { figuresIn } from './figures.js'

it.each([
  ['thirteen two', 'money', 13200],
  ['seven ninety', 'money', 790],
  ['twenty-seven fifty', 'money', 2750],
  ['four and a half thousand', 'money', 4500],
  ['2.05 euros', 'money', 2.05],
  ['eighteen per cent', 'share', 18],
  ['half past eight', 'clock', 510],
  ['a quarter to six', 'clock', 345],
  ['at 6:30', 'clock', 390],
  ['half an hour', 'span', 30],
  ['two and a half weeks', 'span', 2.5 * 7 * 24 * 60],
  ['half a year', 'span', 6 * 30 * 24 * 60],
  ['the 15th', 'date', 15],
])('"%s" is a %s of %d', (text, kind, value) => {
  expect(figuresIn(text).map((each) => [each.kind, each.value])).toEqual([[kind, value]])
})

it('reads how often something is as no span', () => expect(figuresIn('every week')).toEqual([]))
