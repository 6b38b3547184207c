import { expect, test } from 'vitest'
import { readReplacedNumber } from './replaced-number'

test.each([
  ['2015550123', '1', '+12015550123'],
  ['(201) 555-0123', '1', '+12015550123'],
  ['1 201 555 0123', '1', '+12015550123'],
  ['07400 123456', '44', '+447400123456'],
  ['+1+46 70 123 45 67', '1', '+46701234567'],
])('%s with the country code %s is %s', (text, callingCode, number) => {
  expect(readReplacedNumber(text, callingCode)).toBe(number)
})

test.each(['+1 201', '+46 70 123 45 67', '201', ''])('%j is left to the field', (text) => {
  expect(readReplacedNumber(text, '1')).toBeUndefined()
})
