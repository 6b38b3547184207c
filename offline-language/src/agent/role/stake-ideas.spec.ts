import { expect, it } from 'vitest'
import { ideasOf } from '../../data/ideas-of.js'
import { loadPatterns } from '../../data/load-patterns.js'

it.each([
  ...ideasOf('role/stake-marks', 'most', {
    'up to': ['You go up to ', 'You go to '],
    'at most': ['You pay at most ', 'You pay '],
    'no more': ['You pay no more than ', 'You pay more than '],
    'not above': ['You do not go above ', 'You go above '],
    maximum: ['Your maximum is ', 'Your minimum is '],
    'as high as': ['You go as high as ', 'You go high '],
    'most you can': ['The most you can pay is ', 'You can pay '],
    budget: ['Your budget is ', 'A training budget of '],
  }),
  ...ideasOf('role/stake-marks', 'least', {
    'down to': ['You go down to ', 'You go to '],
    'at least': ['You want at least ', 'You want '],
    'no less': ['You take no less than ', 'You take less than '],
    'not below': ['You never go below ', 'You go below '],
    lowest: ['Your lowest price is ', 'Your price is '],
    'as low as': ['You go as low as ', 'You go low '],
    'least you': ['The least you would take is ', 'You would take '],
  }),
  ...ideasOf('role/stake-marks', 'goes', {
    'goes to': ['You could go to ', 'You could go for '],
    takes: ['You would settle for ', 'You would ask for '],
    'would take': ['You would take ', 'You took '],
    content: ['You would be happy with ', 'You would be sad with '],
    'does it for': ['You would do it for ', 'You would do '],
  }),
  ...ideasOf('role/stake-marks', 'mostAfter', {
    'at most': [' a month at most', ' a month'],
    'is the limit': [' is your limit', ' is your price'],
    'or less': [' or less', ' or more'],
  }),
  ...ideasOf('role/stake-marks', 'leastAfter', {
    'is the minimum': [' is your minimum', ' is your maximum'],
    'or more': [' or more', ' or less'],
  }),
  ...ideasOf('role/stake-marks', 'enoughAfter', {
    'is enough': [' is enough for you', ' is far from it'],
    'will do': [' would do', ' would rise'],
  }),
  ...ideasOf('role/stake-marks', 'wallMost', {
    'more is not': ['More than ', 'You pay more than '],
    'anything above': ['Anything above ', 'Anything for '],
  }),
  ...ideasOf('role/stake-marks', 'wallLeast', {
    'less is not': ['Below ', 'You stay below '],
    'anything below': ['Anything under ', 'Anything for '],
  }),
  ...ideasOf('role/stake-marks', 'wallAfter', {
    refuses: [' is not possible', ' is possible'],
    'needs another': [' you need the signature of the board', ' you need a pen'],
  }),
  ...ideasOf('role/stake-marks', 'asks', {
    wants: ['You want a credit note of ', 'You paid a credit note of '],
    'sells for': ['You would like to sell the old van for ', 'You would like to sell the old van in '],
    asks: ['You also ask ', 'You also paid '],
    'is told to': ['Start with ', 'Stop with '],
    'its price': ['Your fee for a wedding is ', 'Your rent for a year rose by '],
  }),
  ...ideasOf('role/stake-marks', 'asksAfter', {
    'asking price': [' euros is your asking price', ' euros is your loss'],
    'what you want': [' percent is your target', ' percent is your tax'],
  }),
  ...ideasOf('role/stake-marks', 'gives', {
    'can give': ['You can offer ', 'You can go to '],
    'closed at': ['The round is closed at ', 'The round is about '],
  }),
  ...ideasOf('role/stake-marks', 'ofOthers', {
    'the other side': ['The supplier asks for ', 'You ask for '],
    'another place': ['from another company at ', 'from this company at '],
    'the past': ['you earn ', 'you want '],
  }),
  ...ideasOf('role/stake-marks', 'gate', { 'going above': ['Going above ', 'You are going above '] }),
  ...ideasOf('role/stake-marks', 'gateAfter', { if: [' is only possible if he starts in May', ' is possible'] }),
  ...ideasOf('role/stake-terms', 'wanted', { wants: [' you want a contact person', ' he wants a contact person'] }),
])('$name', ({ idea, matches, differs }) => {
  expect(matches).toMatch(idea)
  expect(differs).not.toMatch(idea)
})

const terms = loadPatterns(
  'role/stake-terms',
  'after',
  'before',
  'thing',
  'until',
  'inReturn',
  'ofMove',
  'hushed',
  'written',
  'wanted',
  'thingBefore',
  'ofLast',
)

it.each<[keyof typeof terms, string, string]>([
  ['after', ', and only if the samples are free', ' for the samples'],
  ['before', 'If the samples are free, you pay ', 'You pay '],
  ['thing', ', and only for a long booking', ' for a long booking'],
  ['until', 'he pays, but you do not say so', 'he pays'],
  ['inReturn', 'only in return for something: a longer contract', 'a longer contract'],
  ['ofMove', 'You give a discount', 'You give a talk'],
  ['hushed', 'you do not mention it', 'you mention it'],
  ['thingBefore', 'For more than 40 lessons you go down to ', 'You go down to '],
  ['ofLast', 'You will only pay that if he signs', 'You will pay if he signs'],
  ['written', 'the day is fixed in writing', 'the day is fixed'],
])('%s', (name, said, other) => {
  expect(said).toMatch(terms[name])
  expect(other).not.toMatch(terms[name])
})
