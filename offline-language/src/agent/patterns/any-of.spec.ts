import { expect, it } from 'vitest'
import { anyOf } from './any-of.js'

const ideas = { colour: /red|blue/i, number: /\d+/i }

it('matches what any of the ideas matches', () => {
  expect(['Red', '12', 'green'].map((text) => anyOf(ideas).test(text))).toEqual([true, true, false])
})

it('matches the ideas between what goes before and after them', () => {
  const car = anyOf(ideas, '^(?:', ') cars?$')
  expect(['blue car', '12 cars', 'blue', 'a red car'].map((text) => car.test(text))).toEqual([true, true, false, false])
})
