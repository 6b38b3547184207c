import { expect, it } from 'vitest'
import { ideasOf } from '../../data/ideas-of.js'

it.each([
  ...ideasOf('broken-off', 'breaksOff', {
    'the talk is over': ['We are done.', 'We are done with the roof and the wall.'],
    'no further call': ['Do not ring this number again.', 'Do not ring the bell.'],
    'nothing is wanted': ['I do not want anything from you.', 'I do not want a pony.'],
    'the lawyer': ['You will hear from my lawyer.', 'You will hear from my aunt.'],
    leaving: ['I am hanging up.', 'I am up.'],
    'someone else': ['I will get somebody else in.', 'I will get somebody a chair.'],
  }),
  ...ideasOf('broken-off', 'leavesSome', {
    'what the other has got': ['Then we are done. You have got one in four.', 'You have got to go.'],
  }),
  ...ideasOf('broken-off', 'saysNoAgain', {
    'said before': ['I said no.', 'I said nothing.'],
  }),
  ...ideasOf('matter-of-title', 'occasion', {
    'how they talk': ['Budget planning call', 'Budget planning'],
  }),
  ...ideasOf('overview', 'declines', {
    'what is asked for': ['I can not promise that.', 'I can not see that.'],
  }),
  ...ideasOf('plain-prompt', 'relative', {
    'a parent of somebody': ['mother of Tim', 'the mother Tim saw'],
    "one's own": ['your younger son, Tim', 'your bank, Tim'],
  }),
  ...ideasOf('with-title', 'bySomebody', {
    'the person who practises': ['Your roof', 'The roof'],
    'a question or two parts': ['Talk: the roof', 'Talk on the roof'],
  }),
  ...ideasOf('matter-of-title', 'hasArticle', {
    'one that is in it': ['Leak from the roof', 'Leak'],
    'several things': ['Leak and mould', 'Leak'],
    "somebody's": ["Mum's roof", 'Mums'],
  }),
  ...ideasOf('matter-of-title', 'noArticle', { 'no count noun': ['Feedback for Ann', 'Form for Ann'] }),
  ...ideasOf('situation', 'did', {
    'a deed until now': ['You have sold a boat', 'You have a boat'],
    'a deed': ['You booked a boat', 'You need a boat'],
    'a deed of another form': ['You kept a boat', 'You keep a boat'],
  }),
  ...ideasOf('situation', 'ownThing', {
    'a state': ['Your boat is wet', 'Your goal is a boat'],
    'a term': ['Your lease ends in May', 'Your lease in May'],
    'a deed': ['Your boat arrived late', 'Your boat may arrive late'],
  }),
  ...ideasOf('situation', 'hidden', {
    'what is kept back': ['You never paid', 'You paid'],
    'a condition': ['You refused unless paid', 'You refused it'],
    manner: ['You stayed friendly', 'You stayed'],
  }),
  ...ideasOf('said-dates', 'ordinal', {
    'in figures': ['the 11th', 'the 11'],
    'first to ninth': ['twenty-first', 'twenty-one'],
    'tenth to thirtieth': ['eleventh', 'eleven'],
  }),
  ...ideasOf('said-dates', 'month', {
    'first half': ['in May', 'in Mayfair'],
    'second half': ['in July', 'in Julys'],
  }),
  ...ideasOf('said-dates', 'ends', {
    'a verb': [' is fine', ' island'],
    'a time': [' at ten', ' attempt'],
    'a link': [' and Monday', ' android'],
  }),
  ...ideasOf('settled-dates', 'hour', {
    'an hour with its word': ['Friday before ten.', 'ten of them.'],
    'by the clock': ["ten o'clock.", 'ten clocks.'],
  }),
  ...ideasOf('settled-amounts', 'pound', {
    sign: ['£20', '£'],
    word: ['twenty quid', 'twenty squids'],
  }),
  ...ideasOf('settled-amounts', 'dollar', {
    sign: ['$20', '$'],
    word: ['twenty bucks', 'twenty buckets'],
  }),
  ...ideasOf('settled-amounts', 'euro', {
    sign: ['€ 20', '€'],
    word: ['twenty euros', 'a European'],
  }),
  ...ideasOf('settled-amounts', 'money', {
    'what is paid': ['the rent is 900', 'the tent is 900'],
    'to pay': ['it costs 900', 'the coast at 900'],
    'for how long': ['900 a month', '900 months'],
  }),
  ...ideasOf('settled-amounts', 'whole', {
    'the whole': ['900 in total', '900 or so'],
  }),
  ...ideasOf('settled-amounts', 'rest', {
    'what remains': ['so 900 left', 'so 900'],
  }),
  ...ideasOf('settled-amounts', 'named', {
    'what is given back': ['a refund of it', 'a credit card'],
    'what is paid': ['the price is 900', 'the price list'],
  }),
  ...ideasOf('taken-up', 'denies', {
    'a no': ['not the tenth', 'the tenth'],
    'somewhere else': ['I am off on the tenth', 'the tenth'],
    'a condition': ['if it is the tenth', 'it is the tenth'],
  }),
  ...ideasOf('taken-up', 'doubts', {
    'no certainty': ['maybe 300', '300'],
  }),
  ...ideasOf('taken-up', 'tellsPast', {
    'a verb of the past': ['it came on the tenth', 'it comes on the tenth'],
    'a time of the past': ['the tenth of last month', 'the tenth'],
  }),
  ...ideasOf('taken-up', 'refusesIt', {
    'it is not possible': ['I can not do that', 'I can do that'],
    'it is a no': ['300 is a no', '300 is fine'],
  }),
  ...ideasOf('taken-up', 'takesBack', {
    'a no': ['Actually no.', 'No problem.'],
    'it no longer counts': ['Forget it.', 'Do it.'],
  }),
])('$name', ({ idea, matches, differs }) => {
  expect(matches).toMatch(idea)
  expect(differs).not.toMatch(idea)
})
