import { expect, it } from 'vitest'
import { limitsIn } from './limits.js'

const limitOf = (...sentences: string[]) => limitsIn(sentences).map(({ kind, value, side }) => [kind, value, side])

it.each([
  ['You could pay up to 900, but do not say so.', 'money', 900, 'most'],
  ['Under 800 you walk away.', 'money', 800, 'least'],
  ['A drive of more than twenty minutes is too far for you.', 'span', 20, 'most'],
  ['Anything under three weeks you decline.', 'span', 3 * 7 * 24 * 60, 'least'],
  ['You can be got down to 1,200.', 'money', 1200, 'least'],
  ['Before 7:15 it is impossible.', 'clock', 435, 'least'],
] as const)('"%s"', (sentence, kind, value, side) => expect(limitOf(sentence)).toEqual([[kind, value, side]]))

it('the side of a limit that leaves it open is seen from what the role wants', () => {
  expect(limitOf('You want 900 for the boat.', 'You could live with 700.')).toEqual([['money', 700, 'least']])
  expect(limitOf('You expect to pay 500 for the boat.', 'You could live with 700.')).toEqual([['money', 700, 'most']])
})

it('a statement without a border is no limit', () => expect(limitOf('You have 3 boats.')).toEqual([]))

it('what depends on the price sets no limit to it', () =>
  expect(limitOf('Delivery is free if the price is at least £900.')).toEqual([]))
