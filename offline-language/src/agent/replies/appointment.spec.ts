import { expect, it } from 'vitest'
import { isNoAppointment } from './appointment.js'

it.each([
  ['Would you open the hall one Tuesday a month?', true],
  ['She sings on Sundays.', true],
  ['It broke down last Friday.', true],
  ['We wrote to you on 3 June.', true],
  ['Could we meet on Tuesday?', false],
  ['I will ring you on Friday.', false],
])('“%s” names no appointment: %s', (sentence, isNone) => {
  expect(isNoAppointment(sentence)).toBe(isNone)
})
