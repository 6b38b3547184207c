import { expect, it } from 'vitest'
import { ideasOf } from '../../data/ideas-of.js'

it.each([
  ...ideasOf('cast', 'calls', {
    'question for the name': ['Am I speaking to Mary?', 'Am I late, Mary?'],
    thanks: ['Thank you so much, Dr. Hill.', 'Thank him, Mary.'],
    greeting: ['Good morning, Mary.', 'Good, Mary.'],
    goodbye: ['Bye, Mary.', 'By, Mary.'],
    'a word to the other': ['I can hear you, Mary.', 'I can hear, Mary.'],
  }),
  ...ideasOf('cast', 'occupation', {
    'at work': ['You are a strict manager', 'You manage'],
    'in a shop': ['You play the new customer', 'You play a customs officer'],
    'at a clinic': ['You are a nurse', 'You are nursing'],
  }),
  ...ideasOf('cast', 'organisation', {
    'money and health': ['this is Ann from Harper Bank', 'this is the banker'],
    'place of learning': ['this is Leeds University', 'this is universal'],
    company: ['this is Tom with Green Energy', 'this is energetic'],
  }),
  ...ideasOf('persona', 'names', {
    are: ['You are Ann', 'You are an aunt'],
    play: ['You will play Ann', 'You will pay Ann'],
    'order to play': ['It is late. Play Ann', 'It is late. Pay Ann'],
    'part of': ['taking the part of Ann', 'taking the party to Ann'],
    'act as': ['you act as Ann', 'you act with Ann'],
    name: ["Your name's Ann", 'Your aunt is Ann'],
    product: ['Clarity, playing Ann', 'Clarity, praising Ann'],
  }),
  ...ideasOf('persona', 'labels', {
    part: ['Your role: Ann Lee', 'Your goal: Ann Lee'],
    name: ['NAME: Ann Lee', 'PLACE: Ann Lee'],
    who: ['Who you are: Ann Lee', 'Who they are: Ann Lee'],
  }),
  ...ideasOf('persona', 'trade', {
    'at work': ['Manager', 'Mann'],
    'in a shop': ['Buyers', 'Boyer'],
    'in a talk': ['Tenant', 'Tennant'],
  }),
  ...ideasOf('called-once', 'speaksToOther', {
    'of the speakers': ['That is why I rang', 'That is why he rang'],
    'an order': ['Just leave it', 'He leaves it'],
  }),
  ...ideasOf('called-once', 'isNamed', {
    'after a place': ['We moved to town', 'We moved'],
    'after a name': ['We sent it to Berlin', 'We sent it'],
    'after a pronoun': ['I never liked him', 'I never liked it'],
  }),
  ...ideasOf('called-once', 'nameable', {
    somebody: ['baker', 'kettle'],
    'a place': ['town', 'towel'],
    'a firm or a group': ['firm', 'film star'],
    'a thing': ['boat', 'boots'],
  }),
])('$name', ({ idea, matches, differs }) => {
  expect(matches).toMatch(idea)
  expect(differs).not.toMatch(idea)
})
