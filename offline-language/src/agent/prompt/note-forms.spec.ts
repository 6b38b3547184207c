import { describe, expect, it } from 'vitest'
import { noteForms, withDashedLabels } from './tidy/note-forms.js'
import { withSteps } from './tidy/step.js'

describe('notes for an actor', () => {
  it.each([
    ['Q: What do you want?\nA: A number.', 'You want: A number.'],
    ["Q: What won't you agree to?\nA: Going off the record.", 'You refuse: Going off the record.'],
    ['Q: Where are you?\nA: In a café.', 'In a café.'],
    ['Not for telling: the board was livid.', 'Secret: the board was livid.'],
    ['Secret 2: you have sold the car.', 'Secret: you have sold the car.'],
    ['Please keep back the application: you have sent one.', 'Secret: you have sent one.'],
    ["You'll be Bronwen Maddocks, 41.", 'You are Bronwen Maddocks, 41.'],
    ['You sold it. Asking your parents? No way.', 'You sold it. Asking your parents is out of the question.'],
    ['A refund? We shall see.', 'A refund? We shall see.'],
    ["You'll be late on Monday.", "You'll be late on Monday."],
  ])('%j are read as %j', (written, read) => {
    expect(withSteps(written, noteForms)).toBe(read)
  })
})

describe('labels with a dash', () => {
  it.each([
    [
      'Role – a baker.\nHer goal – pay less.\nSecret – a rival has called.',
      'Role: a baker.\nHer goal: pay less.\nSecret: a rival has called.',
    ],
    ['You are Ann – a baker. You pay – late.', 'You are Ann – a baker. You pay – late.'],
  ])('of %j are read as %j', (written, read) => {
    expect(withDashedLabels(written)).toBe(read)
  })
})
