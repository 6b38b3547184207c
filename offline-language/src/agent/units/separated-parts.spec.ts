import { expect, it } from 'vitest'
import { loadPatterns } from '../../data/load-patterns.js'
import { separated } from './separated-parts.js'

it.each([
  [
    'you promise a letter and that I will be phoned within the hour',
    'you promise a letter and promise that I will be phoned within the hour',
  ],
  ['you agree to put down rugs and to move the drums', 'you put down rugs and move the drums'],
  ['you offer to come to my house', 'you come to my house'],
  ['you agree to a trial and a review', 'you agree to a trial and a review'],
  ['you agree to three instalments', 'you agree to three instalments'],
  ['you hold the rise to 5% and a credit for the jars', 'you hold the rise to 5% and give a credit for the jars'],
  ['you put up a fence and a gate', 'you put up a fence and a gate'],
])('“%s” is “%s”', (condition, parts) => expect(separated(condition)).toBe(parts))

const { promisedTo, andThat, andThing } = loadPatterns('units/separated-parts', 'promisedTo', 'andThat', 'andThing')

it.each([
  ['promisedTo', promisedTo, 'you agree to wait', 'you agree with it'],
  ['andThat', andThat, 'you promise rest and that it stays', 'you promise rest and peace'],
  ['andThing', andThing, 'you keep it at 5% and a free lift', 'you keep it and a free lift'],
])('%s', (_, pattern, said, other) => {
  expect(said).toMatch(pattern)
  expect(other).not.toMatch(pattern)
})
