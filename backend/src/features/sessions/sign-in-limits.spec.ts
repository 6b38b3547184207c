import { expect, it } from 'vitest'
import { signInDelayMs } from './sign-in-limits.js'

it.each([
  [0, 0],
  [9, 0],
  [10, 250],
  [20, 500],
  [35, 1000],
  [49, 2000],
  [50, 4000],
  [1_000_000, 4000],
])('after %i failures for an account an unknown device waits %i ms', (failures, delayMs) => {
  expect(signInDelayMs(failures)).toBe(delayMs)
})
