import { expect, it } from 'vitest'
import { unpacked } from './unpacked-sentences.js'

it.each([
  [
    'In this exercise the participant is the buyer, and you take on the role of Karl Sommer, the owner of a foundry, who unfortunately has to inform him that the parts come late.',
    'You are Karl Sommer, the owner of a foundry. The parts come late.',
  ],
  ['You are the applicant Marek Nowak.', 'You are Marek Nowak, an applicant.'],
  ['You are the father of Lina, 9, and your name is Goran.', 'You are the father of Lina, 9, and your name is Goran.'],
  [
    'You are Ann Lee, mother of Jonas (6), who has an allergy.',
    'You are Ann Lee, mother of Jonas (6). Jonas has an allergy.',
  ],
  [
    'You play Jan Ohl, a buyer, who has been told by his managing director that the contract, which costs 6,400 euros a month, may only be renewed if the price falls, whereby you would be satisfied with 5 percent.',
    'You play Jan Ohl, a buyer. The contract costs 6,400 euros a month. The contract may only be renewed if the price falls. You would be satisfied with 5 percent.',
  ],
  [
    'A competitor has offered 5,700, which you are happy to mention, though you do not name the competitor.',
    'A competitor has offered 5,700. You do not name the competitor.',
  ],
])('unpacks “%s”', (written, plain) => {
  expect(unpacked(written)).toBe(plain)
})
