import { expect, it } from 'vitest'
import { rankLines } from './rank-lines.js'

const lines = [
  { words: 'they ask how your mother is', then: 'say: "She has packed her bag already."' },
  { words: 'they say that the fitters are busy', then: 'say: "I am busy, too."' },
  { words: 'they ask what would help you', then: 'say: "One name that I can call."' },
]
const least = 0.45

it.each([
  ['And your mother, how is she coping with all this?', 0],
  ['All our people are completely booked out at the moment.', 1],
  ['What could we do to make this easier for you?', 2],
])('to “%s” one line is the reply', (turn, place) => {
  const shares = rankLines(lines, turn)
  expect(shares.indexOf(Math.max(...shares))).toBe(place)
  expect(shares[place]).toBeGreaterThan(least)
})

it.each(['What colour is the front door?', 'It has been raining since Tuesday.', ''])('to “%s” none is', (turn) => {
  expect(Math.max(...rankLines(lines, turn))).toBeLessThan(least)
})

it('no lines are none, and the shares are no more than one together', () => {
  expect(rankLines([], 'How is she?')).toEqual([])
  expect(rankLines(lines, 'How is she?').reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1)
})

it('a turn that its author shows as an example has that line for sure', () => {
  const shown = { words: 'they say "Who calls me?"', then: 'say: "I do."', examples: ['Who calls me?'] }
  expect(rankLines([...lines, shown], 'who calls me')).toEqual([0, 0, 0, 1])
})
