import { expect, it } from 'vitest'
import { withElidedUnits } from './elided-units.js'

it.each([
  ['You want six months and you would settle for five.', 'You want six months and you would settle for five months.'],
  [
    'You have 40 guests. You can live with 30 if need be.',
    'You have 40 guests. You can live with 30 guests if need be.',
  ],
  ['You want seven per cent. You could go to five.', 'You want seven per cent. You could go to five.'],
  [
    'They came nine days late. You want 500 euros and will accept 400 if it is in writing.',
    'They came nine days late. You want 500 euros and will accept 400 if it is in writing.',
  ],
  [
    'You paid 90 euros. You want six months and you would settle for five.',
    'You paid 90 euros. You want six months and you would settle for five months.',
  ],
  ['You work six days. You take two tablets.', 'You work six days. You take two tablets.'],
])('%s', (prompt, told) => expect(withElidedUnits(prompt)).toBe(told))
