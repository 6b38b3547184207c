import { expect, it } from 'vitest'
import { relativeMoment } from './relative-moment'

const now = Date.parse('2026-05-10T12:00:00.000Z')

it.each([
  ['2026-05-10T12:00:20.000Z', 'now'],
  ['2026-05-10T11:59:30.000Z', 'now'],
  ['2026-05-10T11:55:10.000Z', '4 minutes ago'],
  ['2026-05-10T09:30:00.000Z', '2 hours ago'],
  ['2026-05-09T11:00:00.000Z', 'yesterday'],
  ['2026-05-04T11:00:00.000Z', '6 days ago'],
  ['2026-05-03T11:00:00.000Z', null],
  ['2026-05-10T13:00:00.000Z', null],
])('of %s is %s', (at, words) => {
  expect(relativeMoment(at, now)).toBe(words)
})

it.each([
  [new Date(2026, 4, 9, 10, 0), 'yesterday'],
  [new Date(2026, 4, 8, 15, 49), '2 days ago'],
  [new Date(2026, 4, 7, 14, 35), '3 days ago'],
])('counts the days of the calendar: of %s is %s', (at, words) => {
  expect(relativeMoment(at.toISOString(), new Date(2026, 4, 10, 12, 35).getTime())).toBe(words)
})
