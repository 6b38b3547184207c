import { expect, it } from 'vitest'
import { prepareTagger } from '../../language/tokens/loaded-tagger.js'
import { withListLines } from './list-lines.js'

await prepareTagger()

it.each([
  [
    'What you want to find out:\n- has the candidate worked with people before\n- how they deal with a rude customer',
    '## Goals\n- Ask: "Have you worked with people before?"\n- Ask: "How do you deal with a rude customer?"',
  ],
  ['- Promised for 9 May; driver came at seven', '- It was promised for 9 May; The driver came at seven'],
  ['- Washing machine ordered on 2 May', '- The washing machine was ordered on 2 May'],
  [
    'You want to know three things: whether it heals, and when it starts.',
    'You want to know whether it heals. You want to know when it starts.',
  ],
  ['Offer: if the candidate is good, a trial shift', 'If the candidate is good, you offer a trial shift'],
  ['Would agree to a rule.', 'You would agree to a rule.'],
])('“%s” is read as sentences', (prompt, read) => {
  expect(withListLines(prompt)).toBe(read)
})
