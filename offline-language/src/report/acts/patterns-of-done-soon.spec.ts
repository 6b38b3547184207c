import { expect, it } from 'vitest'
import { ideasOf } from '../../data/ideas-of.js'

it.each([
  ...ideasOf('done-soon', 'doing', {
    'what one is at': ['Okay, unplugging it.', 'The unplugging of it.'],
    'what it does': ['Oh, it is loading.', 'It is loading bay four.'],
    'what is seen or heard': ['Right, it says error two.', 'Whatever it says.'],
  }),
  ...ideasOf('done-soon', 'atHand', {
    'with the hands': ['Now press the red button.', 'The press is late.'],
    'at the device': ['Delete the old one.', 'They delete the old one.'],
    'to somebody who is there': ['Get her to read it.', 'Get her a card.'],
  }),
])('$name', ({ idea, matches, differs }) => {
  expect(matches).toMatch(idea)
  expect(differs).not.toMatch(idea)
})
