import { expect, it } from 'vitest'
import { isOutOfReach } from './out-of-reach.js'

it.each([
  ['I refuse to do night shifts alone.', 'I will put a second person on every night shift.'],
  ['I refuse to carry boxes by myself.', 'Would you do it if two students carried them with you?'],
  ['I will not drive without a camera.', 'We will fit a camera in your car.'],
  ['I refuse pitch 112.', 'What about number 58?'],
  ['I will not move into flat 3, because it is damp.', 'Would you move into flat 12 instead?'],
  ['I refuse to lower the rent by more than 50 euros.', 'Could you lower it by 30 euros?'],
  ['I will not give any discount.', 'Could we split it in two parts?'],
])('“%s” does not refuse “%s”', (refusal, turn) => {
  expect(isOutOfReach(refusal, turn)).toBe(true)
})

it.each([
  ['I refuse to do night shifts alone.', 'Could you do one more night alone?'],
  ['I will not drive without a camera.', 'Would you drive tonight without a camera?'],
  ['I refuse pitch 112.', 'What about pitch 112, then?'],
  ['I refuse to lower the rent by more than 50 euros.', 'Could you lower it by 80 euros?'],
  ['I will not give any discount.', 'Would you take 5 percent off?'],
])('“%s” refuses “%s”', (refusal, turn) => {
  expect(isOutOfReach(refusal, turn)).toBe(false)
})
