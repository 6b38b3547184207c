import { expect, it } from 'vitest'
import { takePurposes } from './purposes.js'

const scenario = (prompt: string) => ({
  title: 'A call',
  prompt,
  firstMessage: '',
  language: 'en',
  recipientName: 'Tobias Lind',
  recipientRole: 'Finance officer of the Harbour Festival',
})

it.each([
  ["You are calling the festival's finance officer to get a date.", 'You are calling to get a date.'],
  [
    'You are Ann, a baker, and you are visiting Mr Lind to ask for a loan.',
    'You are Ann, a baker. You are here to ask for a loan.',
  ],
  ['You ring Tobias Lind to explain it and agree on a day.', 'You are calling to explain it and to agree on a day.'],
  ['You are meeting the finance officer to tell him that you want your money.', 'You want your money.'],
])('a call to the person is told without the person: “%s”', (written, read) => {
  expect(takePurposes(scenario(written)).prompt).toBe(read)
})

it.each(['You are calling your sister to ask for a loan.', 'You are calling Tobias Brand to get a date.'])(
  'a call to someone else stays: “%s”',
  (written) => {
    expect(takePurposes(scenario(written)).prompt).toBe(written)
  },
)
