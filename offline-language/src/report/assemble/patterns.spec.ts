import { expect, it } from 'vitest'
import { ideasOf } from '../../data/ideas-of.js'

it.each([
  ...ideasOf('said', 'saysOnly', {
    assent: ['Yes, absolutely.', 'Yes, on Monday.'],
    praise: ['Fair enough.', 'Fair prices.'],
    thanks: ['Thank you.', 'Thank her.'],
    'sign of listening': ['Oh, I see.', 'I see him.'],
    regret: ['I am sorry.', 'I am sorry for the delay.'],
  }),
  ...ideasOf('said', 'thanksByName', {
    thanks: ['Cheers, Sam.', 'Cheers, all of you.'],
    farewell: ['Goodbye, Sam.', 'Goodbye.'],
  }),
  ...ideasOf('said', 'greets', {
    'thanks for coming': ['Hi, thanks for calling.', 'Thanks for the call.'],
    'who is speaking': ["You're through to Sasha.", 'I went through it.'],
    welcome: ['Have a seat.', 'The seat is free.'],
    'greeting with a name': ['Good morning, Ann, this is Tom.', 'Good morning, Ann.'],
    'offer of help': ['How can I help you today?', 'How can I pay you today?'],
  }),
  ...ideasOf('other-matter', 'opensMatter', {
    'one thing more': ['And one more thing, the lamp.', 'And one more lamp.'],
    'something besides': ['And then there is the lamp.', 'And then I saw the lamp.'],
    afterthought: ['Oh, and the lamp is broken.', 'The lamp and the oven are broken.'],
    'the next thing': ['Now, the lamp.', 'Now I have a lamp.'],
  }),
  ...ideasOf('other-matter', 'pointsBack', {
    thing: ['Is it new?', 'Is the lamp new?'],
    person: ['Where is she?', 'Where is the lamp?'],
    connection: ['What then?', 'What lamp?'],
  }),
  ...ideasOf('passage-context', 'opens', {
    'offer of help': ['What can I do for you today?', 'What can I do?'],
    'what is wrong': ['What brings you here?', 'What brings the rent down?'],
    'subject of the talk': ['What would you like to work on?', 'What would you like to eat?'],
  }),
  ...ideasOf('no-task', 'noTask', {
    'a farewell': ['I will see you on Friday.', 'I will see you through the exam.'],
    "one's best": ['We will do our best.', 'We will do the best room.'],
    'a state': ['Your solicitor is still waiting.', 'Your solicitor is ringing me.'],
    'while they talk': ['I will put you on hold.', 'I will put you on the list.'],
    "one's own age or fate": ['Next June I will be eighty-six.', 'Next June I will be back.'],
    'what one did': ['We put the old fence up in May.', 'We will put the old fence up in May.'],
    'a habit': ['I always lock the gate.', 'I will always lock the gate.'],
    'a figure': ['With the roof we are at ninety.', 'With the roof we are fine.'],
    "somebody's calendar": ['Dr. Farrow has the week of the fourth.', 'Dr. Farrow has the keys.'],
    'what happens to one': ['I am getting the brace in May.', 'I am getting back to you in May.'],
    regards: ['Give your sister my love.', 'Give your sister my keys.'],
    'what awaits one': ['I will have two hundred letters on Monday.', 'I will have two hundred letters ready.'],
    'what is under way': ['I am posting the parcel now.', 'I am posting the parcel on Monday.'],
    'a good word for the way': ['Take the train home.', 'Take the train times home.'],
    'a treat': ['I will buy you a beer if it works.', 'I will buy you a pump if it works.'],
    'what is not spoken of': ['Leave my sister out of it.', 'Leave my sister the keys.'],
    'a call in need': ['Can I ring you if it floods?', 'Can I ring you on Monday?'],
  }),
  ...ideasOf('no-task', 'threat', {
    'to leave': ['If it fails again, I am closing the account.', 'If it fails again, I am closing the valve.'],
    'to pay less': ['Unless it stops, I will pay less rent.', 'Unless it stops, I will pay the rent.'],
    'to tell others': ['If you forget it, I will tell the union.', 'If you forget it, I will tell you.'],
  }),
  ...ideasOf('with-case', 'doneThen', {
    'a preference': [', but I would rather do it after the audit', ', but I would rather leave it after the audit'],
    'a limit': [', but we can only do that on Friday', ', but we can do that on Friday'],
  }),
])('$name', ({ idea, matches, differs }) => {
  expect(matches).toMatch(idea)
  expect(differs).not.toMatch(idea)
})
