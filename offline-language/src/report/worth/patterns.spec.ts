import { expect, it } from 'vitest'
import { ideasOf } from '../../data/ideas-of.js'

it.each([
  ...ideasOf('opening-signs', 'wants', {
    'a wish': ['I would like to cancel.', 'I like it.'],
    'a try': ['I have been trying to cancel.', 'I have cancelled.'],
  }),
  ...ideasOf('opening-signs', 'leans', {
    'a link': ['And the lamp?', 'The lamp and the oven.'],
    'an answer': ['Exactly, the lamp.', 'The lamp exactly.'],
    'a pronoun': ['They came on Monday.', 'On Monday they came.'],
  }),
  ...ideasOf('opening-signs', 'ofTalk', {
    'time for the talk': ['Have you got ten minutes?', 'Have you got ten lamps?'],
    'who speaks': ['What is your postcode?', 'What is your trouble?'],
    'places and seats': ['Take a seat.', 'Take a lamp.'],
  }),
  ...ideasOf('task-signs', 'instructs', {
    'what must not be done': ['Please do not press the button.', 'Do not worry.'],
    'what to do with somebody or something': ['Let him out every three hours.', 'He let him out.'],
    'what to do about health': ['Then take the tablets at night.', 'He takes the tablets.'],
    'what to do with papers': ['And have the paper ready.', 'And have you the paper?'],
  }),
  ...ideasOf('task-signs', 'wantsOther', {
    'a wish': ['I would like you to sit with the team.', 'I would like to sit.'],
    'what is needed': ['From you I need an update.', 'I need an update.'],
    'what the other does': ['And you measure it at night.', 'And I measure it at night.'],
    'what is advised': ['So here is what I suggest: no salt.', 'So this is salt.'],
  }),
  ...ideasOf('task-signs', 'appoints', {
    'an hour': ['Wednesday at half past four.', 'Wednesday.'],
    'an hour after a comma': ['The 6th, nine thirty.', 'The 6th, nine lamps.'],
    'a part of the day': ['Friday in the morning.', 'Friday in the park.'],
    'that it is agreed': ['Thursday with Tom, then.', 'Thursday with Tom.'],
  }),
  ...ideasOf('task-owner', 'ofOther', {
    'a request': ['Could you come?', 'Could they come?'],
    'what the other will do': ['Then you can ring me.', 'Then I can ring you.'],
    'an order': ['Please let her out.', 'She is out.'],
    'a request inside': ['If you have it, please send it.', 'If I have it, it goes.'],
    'a wish': ['I want you to ring me.', 'I want to ring you.'],
    'a tip': ['And one tip, put a card beside it.', 'And one card is beside it.'],
    advice: ['I suggest a walk.', 'The suggestion is a walk.'],
    'what the other does': ['And you take the car.', 'And I take the car.'],
    'an order in a case': ['If the pump stops, ring Ines.', 'If the pump stops, I will ring Ines.'],
    'a need that the other fills': ['I would want two photographs.', 'I would want to see it.'],
  }),
])('$name', ({ idea, matches, differs }) => {
  expect(matches).toMatch(idea)
  expect(differs).not.toMatch(idea)
})
