import { expect, it } from 'vitest'
import { withoutName } from './person-name.js'

it.each([
  ['Tobi says the teacher, Mr Lang, picks on him.', 'Mr Lang', 'Tobi says the recipient picks on him.'],
  ['You like Mr. Lang, and Mr. Hahn is kind.', 'Mr Lang', 'You like the recipient, and Mr. Hahn is kind.'],
  ['Your neighbour Beth, a student living above you, plays.', 'Beth', 'The recipient plays.'],
])('“%s” names %s', (prompt, recipientName, told) => {
  const scenario = { title: '', prompt, firstMessage: '', language: 'en', recipientName, recipientRole: '' }
  expect(withoutName(prompt, scenario)).toBe(told)
})
