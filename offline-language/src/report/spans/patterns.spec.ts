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
    'a thing with what is said of it': ['And the cake, my aunt is bringing it.', 'The cake and the tea, please.'],
    'another matter': ["There is another thing, it's the bill.", 'The only thing is the bill.'],
    'the name of the next matter': ['And then the raffle.', 'And then the raffle was won.'],
  }),
  ...ideasOf('edges', 'leansOnOwn', {
    'a reason': ['But because it jams.', 'It jams because of the needle.'],
    'a purpose': ['Just so it is looked at.', 'So it is boat eleven.'],
    'what follows from a condition': ['And then I would expect you to pay.', 'And then I went home.'],
    'a person who was named before': ['And he is only eighteen.', 'She said it was free.'],
  }),
  ...ideasOf('edges', 'leansOnQuestion', {
    'a reason': ['Because it jams.', 'It jams because of the needle.'],
    'a person of whom the other asks': ['He went back to the bench.', 'There he went.'],
    'a thing of which the other asks': ['It is in the drawer.', "It is nine o'clock."],
  }),
  ...ideasOf('goes-on', 'corrects', {
    'a no with a sign': ['No, tell a lie, I have got my sister.', 'No, that is fine.'],
    'the sign alone': ['Hang on, the text is here.', 'The sorry state of the roof.'],
  }),
  ...ideasOf('goes-on', 'turnsDown', {
    'what somebody cannot do': ['I can not do it this week.', 'I can do it this week.'],
    'what does not suit': ['This week is a bit awkward.', 'This week is good.'],
    'where somebody is then': ['We are in Wales then.', 'We are glad.'],
  }),
  ...ideasOf('goes-on', 'givesIn', {
    'a yes after all': ['But okay, yes.', 'But okay is not enough.'],
    'a yes on a condition': ['Then we have a deal.', 'Then we have a look.'],
    'what is taken': ['Fine, I will take that.', 'I will take that bus.'],
  }),
])('$name', ({ idea, matches, differs }) => {
  expect(matches).toMatch(idea)
  expect(differs).not.toMatch(idea)
})
