import { expect, it } from 'vitest'
import { withoutEcho } from './without-echo.js'

it.each([
  ['Two nights? I am so sorry.', 'I slept in the car for two nights.', 'I am so sorry.'],
  ['What car? I am sorry.', 'I slept in the car.', 'What car? I am sorry.'],
  ['Any pets? We love dogs.', 'I live alone.', 'Any pets? We love dogs.'],
  ['A hotel? I could book you one.', 'I slept in the car.', 'A hotel? I could book you one.'],
  ['In the car?', 'I slept in the car.', 'In the car?'],
])('of “%s” after “%s” it leaves “%s”', (text, last, left) => {
  expect(withoutEcho(text, last)).toBe(left)
})
