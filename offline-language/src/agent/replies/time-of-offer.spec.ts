import { expect, it } from 'vitest'
import { daysOff, missesTime, timesIn } from './time-of-offer.js'

it.each([
  ['within ten days', 10],
  ['by next Friday', 10],
  ['from tomorrow', 1],
  ['in three months', 93],
  ['in a blue box', null],
])('“%s” is %s days off', (text, days) => {
  expect(daysOff(text)).toBe(days)
})

it.each([
  ['a weekly check-in', 52],
  ['on Mondays and Fridays', 104],
  ['one week in four', 13],
  ['a red door', null],
])('“%s” is %s times a year', (text, times) => {
  expect(timesIn(text)).toBe(times)
})

it.each([
  ['a surveyor within ten days', 'a surveyor next month', true],
  ['a review within three months', 'a review in ten weeks', false],
  ['a call every Friday', 'a call this Friday', true],
  ['nights for no more than one week in four', 'two nights a week', true],
])('of “%s”, “%s” misses the time: %s', (wanted, offered, misses) => {
  expect(missesTime(wanted, offered)).toBe(misses)
})
