import { expect, it } from 'vitest'
import { takeHushed } from './hushed-offers.js'

const namesOf = (prompt: string) =>
  takeHushed(prompt).hushed.map(({ text, name }) => (name ? `${text} (${name})` : text))

it.each([
  ['You would be happy with a duet, but you do not suggest it yourself.', ['You would be happy with a duet.']],
  [
    'You would be happy with a duet or with the warm-ups, though you would never propose either first.',
    ['You would be happy with a duet.', 'You would be happy with the warm-ups.'],
  ],
  [
    'You could live with half now, but you wait for the other side to bring up instalments.',
    ['You would be fine with half now. (instalments)'],
  ],
  ['You would go to pitch 58, but the manager has to come up with another pitch first.', ['You would go to pitch 58.']],
  ['You would take a voucher instead. You never mention it first.', ['You would take a voucher instead.']],
  ['Without saying so, you would settle for Wednesday.', ['You would accept Wednesday.']],
  ['A bench would be fine, but it is up to the vicar to think of that.', ['A bench would be fine.']],
  ['You could move later, but the idea must come from the landlord.', ['You could move later.']],
  ['You would take free visits, but it must be the gym that names them first.', ['You would accept free visits.']],
  ['A week off would suit you, but you leave it to the boss to propose that.', ['A week off would suit you.']],
])('what the part takes and does not suggest is kept: “%s”', (written, kept) => {
  expect(namesOf(written)).toEqual(kept)
})

it.each([
  'You can go down to 1,040 if she signs, but you do not offer it yourself.',
  'You are ill, but you do not mention it first.',
  'You would take a voucher, but you hate the shop.',
])('a sum, a secret and a view have their own readings: “%s”', (written) => {
  expect(takeHushed(written)).toEqual({ prompt: written, hushed: [] })
})
