import { expect, it } from 'vitest'
import { ideasOf } from '../../data/ideas-of.js'

it.each([
  ...ideasOf('no-outcome', 'threatens', {
    'it fails': ['If it breaks again, I move out.', 'If it suits you, I move out.'],
    'to leave': ['Sign it, and if it is less I will quit.', 'Sign it, and I will quit smoking.'],
    'to complain': ['If it is less we are calling the union.', 'If it is less they are calling the union.'],
    'to go elsewhere': ['If it is less I go to the ombudsman.', 'If it is less I go to the shop.'],
  }),
  ...ideasOf('no-outcome', 'revokes', {
    'a no': ['No, I would not do it.', 'No, they would not do it.'],
    'it no longer counts': ['Well, scrap that.', 'Well, scrap metal.'],
    'it was not meant': ['I did not mean that.', 'I did not mean to go.'],
  }),
  ...ideasOf('no-outcome', 'givesUp', {
    'a bid': ['Fair, I take that one off the table.', 'I take the table.'],
    words: ['Forget the tent.', 'I forget the tent.'],
  }),
])('$name', ({ idea, matches, differs }) => {
  expect(matches).toMatch(idea)
  expect(differs).not.toMatch(idea)
})
