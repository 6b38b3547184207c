import { expect, it } from 'vitest'
import { takeOpenings } from './openings.js'

it.each([
  [
    'You begin crossly and say that the printer has been broken since January and that you reported it twice.',
    'The printer has been broken since January. You reported it twice. You begin crossly.',
  ],
  ['You do not want to move, and you say first of all that you have paid.', 'You do not want to move. You have paid.'],
  ['You start by complaining that nobody answers, but you calm down soon.', 'Nobody answers. You calm down soon.'],
  ['First of all, you say that the bus was late.', 'The bus was late.'],
  ['The first thing you say is that the bus was late.', 'The bus was late.'],
  ['You tell the coach right away that you are leaving.', 'You are leaving.'],
])('what the part says first is true of it: “%s”', (written, read) => {
  expect(takeOpenings(written).prompt).toBe(read)
})

it.each([
  'If he shouts, you begin by saying that you will leave.',
  'You begin your shift at six.',
  'You say that you are tired.',
])('what is told in a case or at any time is no opening: “%s”', (written) => {
  expect(takeOpenings(written)).toEqual({ prompt: written, found: [] })
})
