import { expect, it } from 'vitest'
import { ideasOf } from '../../data/ideas-of.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { actPatterns } from './act-patterns.js'

it.each([
  ...ideasOf('acts', 'need', {
    'a duty': ['You will also need to sign it.', 'I will also need to sign it.'],
    advice: ['You should ask them.', 'They should ask them.'],
  }),
  ...ideasOf('acts', 'offer', {
    'what one can do': ['We could lend you a pump.', 'They could lend you a pump.'],
    'a question': ['Shall I bring a pump?', 'Shall they bring a pump?'],
    'a case': ['What if I put a fence up?', 'What if they put a fence up?'],
  }),
  ...ideasOf('acts', 'asksWho', {
    'for somebody': ['And who brings the pump?', 'And who are you?'],
    'for a turn': ['Whose turn is it?', 'Whose pump is it?'],
  }),
  ...ideasOf('acts', 'takes', {
    'a yes': ['Sure.', 'Not sure.'],
    praise: ['Fair enough.', 'Fairly long.'],
    thanks: ["Thanks, that's kind.", 'They thanked us.'],
    'a promise': ['Will do.', 'Will they?'],
    'that it suits': ['Well, that works.', 'Well, he works.'],
    joy: ['Oh, please do.', 'Oh, what now?'],
  }),
  ...ideasOf('acts', 'declines', {
    'a no': ['No, thank you.', 'No problem.'],
    'it is not needed': ['There is no need, I have one.', 'There is one.'],
    'it cannot be': ['I am afraid we are full.', 'I am full.'],
    'it is so already': ['We have already paid.', 'We pay.'],
  }),
  ...ideasOf('acts', 'jokes', {
    'said so': ['Just kidding, beer.', 'Just beer.'],
    laughter: ['Ha, sure.', 'What, sure?'],
  }),
  ...ideasOf('acts', 'noDeed', {
    'a wish': ['I would rather keep it.', 'I would like you to keep it.'],
    'a plan of the past': ['I was going to ask him.', 'I am going to ask him.'],
    'an encouragement': ['Let us hope so.', 'Let us paint it.'],
    "one's own day": ['I have got another dinner tomorrow.', 'I have got another lamp.'],
    manners: ['I will never forget it.', 'I will send it.'],
    'what is under way': ['I am ringing from it.', 'I am ringing them tomorrow.'],
  }),
  ...ideasOf('act-forms', 'idle', {
    'a courtesy': ['take care', 'take the lamp'],
    'an address to the listener': ['let me', 'let him in'],
    'what is told in the talk': ['tell me about the lamp', 'tell him about the lamp'],
    'a noun that is no order': ['limit is ten', 'limit the noise'],
    'what is not to be said': ['do not worry', 'do not press it'],
    'what is done at the door': ['turn the lamp off when you leave', 'turn the lamp off'],
    'what is only seen': ['see what happens', 'see the vicar'],
  }),
])('$name', ({ idea, matches, differs }) => {
  expect(matches).toMatch(idea)
  expect(differs).not.toMatch(idea)
})

const { atOnce, ofNothing, ordered } = loadPatterns('act-forms', 'idle', 'atOnce', 'ofNothing', 'ordered')
const { simple, begins, pronoun } = loadPatterns('told-act', 'simple', 'begins', 'pronoun')
const { promise, delivery, request, order, want, joint, third, takesOn } = actPatterns

it.each([
  ['a promise', promise, 'Then I will also bring the pump.', 'Then they bring the pump.'],
  ['what the other gets', delivery, 'You will get it by Friday.', 'You will have to wait.'],
  ['a request', request, 'Could you please bring the pump?', 'Could they bring the pump?'],
  ['an order', order, 'And please bring the key.', '?'],
  ['a wish', want, 'I would like you to bring the pump.', 'I would like to bring the pump.'],
  ['a joint plan', joint, 'Shall we paint it?', 'Shall they paint it?'],
  ['a third person', third, 'Pavel will bring the pump.', 'Pavel brings the pump.'],
  ['taking on', takesOn, 'Sure, I can do that.', 'Sure, they can.'],
  ['taking on in other words', takesOn, 'Then that is what we will do.', 'Then that is what they do.'],
  ['what is done at once', atOnce, 'open the lid', 'bring the lid'],
  ['an act without its matter', ofNothing, 'make an appointment this week', 'make an appointment with the bank'],
  ['what somebody else makes', ordered, 'a key cut by then', 'a cold by then'],
  ['a plain act', simple, ' the form tonight', ' the form, and I will post it'],
  ['the beginning of a plain act', begins, 'Sure, ', 'If it rains, '],
  ['a pronoun', pronoun, 'them', 'theirs'],
])('%s', (_, pattern, matches, differs) => {
  expect(matches).toMatch(new RegExp(pattern, 'iu'))
  expect(differs).not.toMatch(new RegExp(pattern, 'iu'))
})
