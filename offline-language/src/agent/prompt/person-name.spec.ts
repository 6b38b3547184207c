import { expect, it } from 'vitest'
import { withoutName } from './person-name.js'

it.each([
  ['Tobi says the teacher, Mr Lang, picks on him.', 'Mr Lang', 'Tobi says the recipient picks on him.'],
  ['You like Mr. Lang, and Mr. Hahn is kind.', 'Mr Lang', 'You like the recipient, and Mr. Hahn is kind.'],
  ['Your neighbour Beth, a student living above you, plays.', 'Beth', 'The recipient plays.'],
  ['You asked Beth, the chair, for a chat.', 'Beth', 'You asked the recipient for a chat.'],
  ['You meet Beth, an adviser at the bank. You like her.', 'Beth', 'You meet the recipient. You like her.'],
  ['Beth from your team has called.', 'Beth', 'The recipient has called.'],
  ['Yesterday Beth saw you.', 'Beth', 'Yesterday the recipient saw you.'],
  ['You like Beth, the dog and your shop.', 'Beth', 'You like the recipient, the dog and your shop.'],
])('“%s” names %s', (prompt, recipientName, told) => {
  const scenario = { title: '', prompt, firstMessage: '', language: 'en', recipientName, recipientRole: '' }
  expect(withoutName(prompt, scenario)).toBe(told)
})
