import { expect, it } from 'vitest'
import { brokenLimit, dateIn, dateLimitsOf } from './date-limits.js'

const before = dateLimitsOf(['You want a delivery date before 5 July.'])
const after = dateLimitsOf(['You can move in not before 1 October.'])

it.each([
  ['2 July', null],
  ['the 5th of July', 'before 5 July'],
  ['July 9', 'before 5 July'],
])('compares %s with the last date that the role accepts', (date, broken) => {
  expect(brokenLimit(before, dateIn(date) ?? 0)?.text ?? null).toBe(broken)
})

it('knows a first date, too', () => {
  expect(brokenLimit(after, dateIn('20 September') ?? 0)?.text).toBe('not before 1 October')
  expect(brokenLimit(after, dateIn('3 October') ?? 0)).toBeNull()
})

it('reads no limit from a date that is only told', () => {
  expect(dateLimitsOf(['It was promised for 3 May.', 'The crane broke before 5 July.'])).toEqual([])
})
