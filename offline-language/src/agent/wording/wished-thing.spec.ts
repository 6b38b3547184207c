import { expect, it } from 'vitest'
import { wishedThing } from './wished-thing.js'

it.each(['I want a date.', "I'd like to have a date.", 'What I need is a date.', 'Can we settle on a date?'])(
  'finds the same wish in “%s”',
  (said) => expect(wishedThing(said)).toBe('a date'),
)

it('leaves out what is in brackets', () => {
  expect(wishedThing('I want to keep my shift (6:00 to 14:00).')).toBe('to keep my shift')
})
