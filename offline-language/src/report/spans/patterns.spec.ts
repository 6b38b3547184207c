import { expect, it } from 'vitest'
import { ideasOf } from '../../data/ideas-of.js'

it.each([
  ...ideasOf('edges', 'asksOn', {
    'a verb without the rest': ['Would you?', 'Would you ring them?'],
    'a verb that stands for another': ['You would do that?', 'You would do the roof?'],
    'a question word alone': ['But why?', 'Why is the heating off?'],
    'a word of surprise': ['Anything else?', 'Anything else for the garden?'],
  }),
  ...ideasOf('edges', 'announces', {
    'one more matter': ['One other thing, actually.', 'The only thing is the price.'],
    'something else to ask': ['Was there anything else?', 'Was there anything else in the box?'],
    'a look at the papers': ['The Thursday, let me look.', 'Let me look after the children.'],
  }),
  ...ideasOf('edges', 'turns', {
    'a call for attention': ['Now listen, the bill.', 'They never listen, the bill is late.'],
    'back from an aside': ['Well, anyway, the roof leaks.', 'We went there anyway.'],
    'something that was kept for the end': ['Oh, while I have got you, the bill.', 'A while later I called.'],
    'another matter': ["There is another thing, it's the bill.", 'The only thing is the bill.'],
    'the name of the next matter': ['And then the raffle.', 'And then the raffle was won.'],
  }),
  ...ideasOf('edges', 'leansOnOwn', {
    'a reason': ['But because it jams.', 'It jams because of the needle.'],
    'what follows from a condition': ['And then I would expect you to pay.', 'And then I went home.'],
    'a person who was named before': ['And he is only eighteen.', 'She said it was free.'],
  }),
  ...ideasOf('edges', 'leansOnQuestion', {
    'a reason': ['Because it jams.', 'It jams because of the needle.'],
    'a person of whom the other asks': ['He went back to the bench.', 'There he went.'],
    'a thing of which the other asks': ['It is in the drawer.', "It is nine o'clock."],
  }),
])('$name', ({ idea, matches, differs }) => {
  expect(matches).toMatch(idea)
  expect(differs).not.toMatch(idea)
})
