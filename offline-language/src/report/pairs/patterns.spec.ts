import { expect, it } from 'vitest'
import { ideasOf } from '../../data/ideas-of.js'

it.each([
  ...ideasOf('pairs', 'demand', {
    giving: ['Then send me the map', 'I sent the map'],
    telling: ['Find out where', 'I found out where'],
    work: ['You do the stage', 'You do like it'],
  }),
  ...ideasOf('pairs', 'offer', {
    'a statement': ['I could lend it', 'They could lend it'],
    'a question': ['Shall I lend it', 'Shall they lend it'],
  }),
  ...ideasOf('pairs', 'joint', {
    'a question': ['Shall we paint it', 'Shall we leave it'],
    'a suggestion': ['Let us paint it', 'They let us paint it'],
  }),
  ...ideasOf('pairs', 'thirdPerson', {
    'by kinship or place': ["My nephew's band could play", 'They could play'],
    'by name': ['Mr. Hart could play', 'Hart could play'],
  }),
  ...ideasOf('pairs', 'alsoTakes', {
    'of the idea': ['Good idea', 'What an idea'],
    'of its use': ['That would help', 'Would that help'],
    'of the other': ['Oh, you are an angel', 'Are you an angel'],
    'with joy': ['I would love that', 'I would love to'],
    'a bare one': ['Okay, I will', 'Okay, I will not'],
    'a whole one': ['I will ask', 'I will not ask'],
  }),
  ...ideasOf('pairs', 'strongly', {
    'an order to do it': ['Fine, do it', 'Fine, do you'],
    'a note of it': ['Put me down', 'Put the box down'],
  }),
  ...ideasOf('pairs', 'busy', {
    'a no': ['Monday is bad', 'Monday is good'],
    'what is on that day': ['The 5th is my birthday', 'The 5th is good'],
    'another place': ['On Monday I am at the choir', 'On Monday I come'],
    'another work': ['On Monday we sing', 'On Monday we can'],
  }),
  ...ideasOf('pairs', 'carriedOut', {
    'a report': ['Hang on, it says no', 'She says no'],
    'a thing given': ['Okay, 4 4 7', 'Okay, on Monday'],
  }),
])('$name', ({ idea, matches, differs }) => {
  expect(matches).toMatch(idea)
  expect(differs).not.toMatch(idea)
})
