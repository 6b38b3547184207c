import { describe, expect, it } from 'vitest'
import { toE164 } from './phone.js'

describe('toE164', () => {
  it.each([
    ['+1 (415) 555-0123', '+14155550123'],
    ['+44 20 7946 0958', '+442079460958'],
    ['4155550123', null],
    ['+1', null],
    ['+15555555555555', null],
    ['', null],
    ['call me', null],
  ])('reads %j as %j', (phone, number) => {
    expect(toE164(phone)).toBe(number)
  })
})
