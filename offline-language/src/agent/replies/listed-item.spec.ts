import { expect, it } from 'vitest'
import { listedItem } from './listed-item.js'

const cars = 'Only three cars can go out: a Leaf, a van, and a Volvo estate which is reserved for a client at 9 pm.'

it.each([
  ['Do you have the estate I booked?', 'a Volvo estate, but it is reserved for a client at 9 pm'],
  ['Is there a van?', 'a van'],
  ['Do you have a bicycle?', null],
])('answers %s with the part of the list', (question, answer) => {
  expect(listedItem(cars, question)).toBe(answer)
})
