import { expect, it } from 'vitest'
import { roundedBetween } from './round-figure.js'

const opening = (value: number, text: string) => ({ value, text, before: '£', after: '', isShare: false })

it.each([
  [2.4499999999999997, 2.4, 2.55, opening(2.4, '£2.40'), 2.5],
  [6160, 6000, 6400, opening(6000, '£6,000'), 6200],
])('near %s, between %s and %s', (wanted, position, target, first, found) =>
  expect(roundedBetween(wanted, position, target, first)).toBe(found),
)
