import { expect, it } from 'vitest'
import { ideasOf } from '../../data/ideas-of.js'

it.each([
  ...ideasOf('kind-of-point', 'refuses', {
    'a no': ['No chance.', 'Nobody.'],
    'what one cannot or will not do': ['We can not pay 80.', 'We can pay 80.'],
    'a preference against it': ['I would rather you did not.', 'I would rather go.'],
    'one who gives no way': ['The board will not budge.', 'The board will meet.'],
  }),
  ...ideasOf('kind-of-point', 'agrees', {
    assent: ['Okay, fine.', 'Finely.'],
    praise: ['That is fair.', 'That is far.'],
  }),
  ...ideasOf('with-person', 'noNounAfterHer', {
    'the end': ['', ' bag'],
    'a mark': [', then', 'x, then'],
    preposition: [' on Sunday', ' onion'],
    conjunction: [' and him', ' android'],
    'question word': [' what to do', ' whatever'],
    'a time': [' tomorrow', ' tomorrows'],
    determiner: [' a lift', ' anger'],
    pronoun: [' herself', ' selfie'],
    verb: [' will do', ' willow'],
    adverb: [' quickly, and', ' quick answer'],
  }),
  ...ideasOf('general-nouns', 'nameless', {
    unit: ['metres', 'meterage'],
    'part of an address': ['com', 'company'],
    'time of the year or day': ['mornings', 'dawn'],
    ordinal: ['fifteenth', 'fifteen'],
    'what is said by the way': ['chance', 'chancel'],
    'persons or things without a kind': ['others', 'otters'],
    'a feeling or an opinion': ['fair', 'fairy'],
    'part of an idiom': ['lads', 'ladder'],
  }),
  ...ideasOf('general-nouns', 'saysNothing', {
    people: ['guys', 'guide'],
    amount: ['couple', 'couples'],
    kind: ['sort', 'sorter'],
    thing: ['anything', 'kettle'],
    time: ['weekend', 'weekends'],
    'named day': ['tonight', 'Tuesday'],
    'job or place': ['job', 'jobs'],
    talk: ['call', 'caller'],
  }),
  ...ideasOf('broken-up', 'begunAgain', {
    'a slip taken back': ['thirty, no, sorry, forty', 'thirty, sorry, forty'],
    'a statement denied': ["it is late, no, it isn't", "no, it isn't late"],
    'after a pause': ['I counted the, um, there is one missing', 'I counted the, um, missing one'],
    'after an interjection': ["that's, hold on, a kettle", 'hold on to that'],
  }),
  ...ideasOf('shown-quote', 'greeting', {
    'a word of greeting': ['Hi Tom, I would like to cancel', 'Hi Tom'],
    'the time of the day': ['Good morning, we are late again', 'Good evening'],
  }),
  ...ideasOf('shown-quote', 'startedAgain', {
    'before a verb': ["I'd have to, I'd ask him today", "I'd love to, I really would"],
    'before a noun': ["it's in the, it'll be in the folder", "it's in the folder, it'll be dry"],
  }),
  ...ideasOf('doubts', 'cutOff', {
    'length of time': ['Two weeks I wait', 'Two weeks ago'],
    'a part of a time': ['the first day we met', 'the first day'],
  }),
  ...ideasOf('courtesies', 'introduction', {
    'who it is': ['Hello, this is Ann from Harper Bank.', 'This is Monday.'],
    'the name': ['My name is Ann Hill.', 'My name is long.'],
  }),
])('$name', ({ idea, matches, differs }) => {
  expect(matches).toMatch(idea)
  expect(differs).not.toMatch(idea)
})
