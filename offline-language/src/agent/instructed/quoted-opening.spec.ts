import { expect, it } from 'vitest'
import { quotedOpening } from './quoted-opening.js'

it.each([
  ['You are Jo. You begin by saying: "Who is in charge here?" You want a refund.', 'Who is in charge here?'],
  ['You open the call with the words “I waited two hours.” You want a refund.', 'I waited two hours.'],
  ['You are Jo. You begin your shift with "Morning all" every day.', ''],
  ['You are Jo. You say "no" a lot.', ''],
])('%s', (prompt, said) => {
  const read = quotedOpening(prompt)
  expect(read.said).toBe(said)
  expect(read.prompt.includes('"Who is')).toBe(false)
  if (said === '') expect(read.prompt).toBe(prompt)
})
