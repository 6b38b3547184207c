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
    'the thing itself': ['Both keys, yes.', 'Both keys yesterday.'],
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
  ...ideasOf('acts', 'takesAfter', {
    little: ['Well, better than nothing.', 'Nothing is better.'],
    'a yes': ['But okay, yes.', 'But okay-looking.'],
    'a promise': ['Well, aye, I will take him.', 'Well, I will take the bus.'],
  }),
  ...ideasOf('acts', 'offersToo', {
    'that it can be taken': ['We could come up.', 'We could accept that.'],
    'that it can be done': ['I can bring one.', 'I can do that.'],
  }),
  ...ideasOf('acts', 'jokes', {
    'said so': ['Just kidding, beer.', 'Just beer.'],
    laughter: ['Ha, sure.', 'What, sure?'],
  }),
  ...ideasOf('acts', 'promise', {
    'a future': ['We shall also bring a pump.', 'They shall bring a pump.'],
    'a plan': ['I am going to bring a pump.', 'I am bringing a pump.'],
    'a word given': ['I promise to bring a pump.', 'I came to bring a pump.'],
  }),
  ...ideasOf('acts', 'delivery', {
    'to get it': ['Then you will get it by Friday.', 'You will have to wait.'],
    'to hear of it': ['You shall hear from us.', 'You shall see us.'],
  }),
  ...ideasOf('acts', 'request', {
    'what the other can or will do': ['Could you please bring the pump?', 'Could they bring the pump?'],
    'what the other thinks or minds': ['Do you think you could bring it?', 'Do you think they could bring it?'],
  }),
  ...ideasOf('acts', 'joint', {
    'a question': ['Shall we paint it?', 'Shall they paint it?'],
    'a proposal': ['So let us paint it.', 'They let us paint it.'],
  }),
  ...ideasOf('acts', 'third', {
    "somebody's": ['My older sister will bring it.', 'Sisters will bring it.'],
    'a name': ['Dr. Hill will bring it.', 'pavel will bring it.'],
    'a pronoun': ['Someone will bring it.', 'Some will bring it.'],
  }),
  ...ideasOf('acts', 'takesOn', {
    'that this will be done': ['Then that is what we will do.', 'Then that is what they do.'],
    'that one can': ['Yes, that we can manage.', 'Yes, that they can manage.'],
    'to do it': ['Sure, I can arrange that.', 'Sure, they can arrange that.'],
  }),
  ...ideasOf('acts', 'noDeed', {
    'a wish': ['I would rather keep it.', 'I would like you to keep it.'],
    'a plan of the past': ['I was going to ask him.', 'I am going to ask him.'],
    'a wish together': ['Let us hope so.', 'Let us paint it.'],
    'the talk itself': ['Let us move on.', 'Let us move the lamp.'],
    'what is over': ['Let us put this behind us.', 'Let us put up the lamp.'],
    "one's own day": ['I have got another dinner tomorrow.', 'I have got another lamp.'],
    'a thought': ['I will never forget it.', 'I will send it.'],
    'what one goes through': ['We will survive it.', 'We will repair it.'],
    'a feeling': ['We would appreciate it.', 'They would appreciate it.'],
    'the end of the talk': ['I will leave you to it.', 'I will leave you the key.'],
    'a figure of speech': ['I must say, I would say so.', 'I would send it.'],
    'what is under way': ['I am ringing from it.', 'I am ringing them tomorrow.'],
  }),
  ...ideasOf('act-forms', 'idle', {
    'a wish': ['take care', 'take the lamp'],
    patience: ['hold on', 'hold the lamp'],
    effort: ['keep talking', 'keep the lamp'],
    'letting be': ['let it go', 'let it dry'],
    'leaving it here': ['leave it here', 'leave it at the office'],
    'a break': ['get some coffee', 'get some paint'],
    'an address to the listener': ['let me', 'let him in'],
    'a question': ['tell me about the lamp', 'tell him about the lamp'],
    'a check': ['check that now', 'check the lamp'],
    'a beginning': ['start with the lamp', 'start the lamp'],
    'a noun that is no order': ['limit is ten', 'limit the noise'],
    'what is not to be said': ['do not worry', 'do not press it'],
    'what is done at the door': ['turn the lamp off when you leave', 'turn the lamp off'],
    'what is only seen': ['see what happens', 'see the vicar'],
  }),
  ...ideasOf('act-forms', 'ofNothing', {
    'a talk': ['make an appointment this week', 'make an appointment with the bank'],
    'what is written': ['make a list', 'make a lamp'],
    'what is chosen': ['fix a date', 'fix a lamp'],
  }),
])('$name', ({ idea, matches, differs }) => {
  expect(matches).toMatch(idea)
  expect(differs).not.toMatch(idea)
})

const { atOnce, ordered } = loadPatterns('act-forms', 'idle', 'atOnce', 'ofNothing', 'ordered')
const { simple, begins, pronoun } = loadPatterns('told-act', 'simple', 'begins', 'pronoun')
const { order, want } = actPatterns

it.each([
  ['an order', order, 'And please bring the key.', '?'],
  ['a wish', want, 'I would like you to bring the pump.', 'I would like to bring the pump.'],
  ['what is done at once', atOnce, 'open the lid', 'bring the lid'],
  ['what somebody else makes', ordered, 'a key cut by then', 'a cold by then'],
  ['a plain act', simple, ' the form tonight', ' the form, and I will post it'],
  ['the beginning of a plain act', begins, 'Sure, ', 'If it rains, '],
  ['a pronoun', pronoun, 'them', 'theirs'],
])('%s', (_, pattern, matches, differs) => {
  expect(matches).toMatch(new RegExp(pattern, 'iu'))
  expect(differs).not.toMatch(new RegExp(pattern, 'iu'))
})
