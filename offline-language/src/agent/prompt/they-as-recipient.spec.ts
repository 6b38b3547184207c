import { expect, it } from 'vitest'
import { withTheyAsRecipient } from './they-as-recipient.js'

it.each([
  [
    'The other person sells pots. They want £2.75 and they have no offer.',
    'The other person sells pots. The other person wants £2.75 and the other person has no offer.',
  ],
  [
    'The other person told you so. They will not move.',
    'The other person told you so. The other person will not move.',
  ],
  ['The other person has two sons. They are loud.', 'The other person has two sons. They are loud.'],
  ['Pots are dear. They cost £2.', 'Pots are dear. They cost £2.'],
])('%s', (prompt, told) => expect(withTheyAsRecipient(prompt)).toBe(told))
