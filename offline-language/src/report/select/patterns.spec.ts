import { expect, it } from 'vitest'
import { ideasOf } from '../../data/ideas-of.js'

it.each([
  ...ideasOf('action-faults', 'openEnd', {
    determiner: ['bring my', 'bring mine'],
    preposition: ['talk to', 'talk tomorrow'],
    '"in" without what was given': ['look in', 'call the plumber in'],
    conjunction: ['call her when', 'when to call her'],
    'relative pronoun': ['the nurse who', 'the nurse'],
    '"before" that follows no length of time': ['ask before', 'ask two days before'],
    verb: ['see what they look', 'see how they look'],
    'modal verb': ['call if you can', 'call him'],
  }),
  ...ideasOf('appointed', 'asksWhen', {
    'a visit': ['When can I come round?', 'When can I go?'],
    'a delivery': ['When would you deliver it?', 'When was it delivered?'],
    'a meeting or a call': ['When shall I call back?', 'When did I call back?'],
  }),
  ...ideasOf('appointed', 'day', {
    weekday: ['Yes, Friday works', 'Yes, four works'],
    'the next day': ['Okay, tomorrow then', 'Okay, later then'],
    'preposition of time': ['Friday at the works', 'Friday with the works'],
    'part of the day': ['Friday evening works', 'Friday lunch works'],
    'day of the month': ['Friday fourteenth is fine', 'Friday one is fine'],
    hour: ['Friday two works', 'Friday fourteen works'],
  }),
  ...ideasOf('side-talk', 'opensTalk', {
    'how it was': ['How was the weekend?', 'How was the new pump?'],
    'how someone came': ['Did you survive the snow?', 'Did you order the pump?'],
    'time for a talk': ['Have you got a minute?', 'Have you got a pump?'],
    'the time of the talk': ['We said half past two.', 'We said two hundred.'],
  }),
  ...ideasOf('side-talk', 'closesTalk', {
    'when they meet': ['Right, speak on Friday.', 'Speak to Ann on Friday, and bring the form.'],
    'the end of it': ["The day's not over.", 'The day is long.'],
  }),
  ...ideasOf('context', 'saysNothing', {
    greeting: ['Good morning, Ann.', 'Good rooms.'],
    laughter: ['Haha.', 'Hat.'],
    assent: ['Fair enough.', 'Fairly cheap.'],
    'sign of listening': ['Right, got it.', 'I got one.'],
    ignorance: ["I don't know.", 'I know.'],
  }),
  ...ideasOf('clause-tail', 'aside', {
    'a word between commas': ['ask my wife , though , before', 'ask my wife though'],
    'a question at the end': ['call her , will you', 'will you call her'],
    'a condition': ['get a sample if you can , in a jar', 'get a sample if you can carry it'],
    'a pronoun for weight': ['do it myself', 'pay for myself on time'],
  }),
  ...ideasOf('with-corrected-time', 'corrects', {
    'a slip': ['Oh, sorry, four', 'No problem'],
    'a pause': ['Hang on, four', 'Hang it on four'],
    'a new choice': ['Let us make it four', 'Let us make four'],
  }),
  ...ideasOf('incomplete', 'bareVerb', {
    verb: ['I did not, because it rained', 'I did the work because it rained'],
    'modal verb': ['They would, but it rained', 'They would come, but it rained'],
  }),
  ...ideasOf('commitments', 'accepted', {
    assent: ['Sure, on Monday', 'On Monday, sure'],
    'an undertaking': ['I will gladly bring it', 'I will break it'],
    'a promise': ['I promise', 'They promise'],
  }),
  ...ideasOf('opening-words', 'openEnd', {
    preposition: ['We wait for', 'We wait for Ann'],
    conjunction: ['We wait because', 'We wait because of her'],
    determiner: ['We call our', 'We call ours'],
    verb: ['The lift was', 'The lift was stuck'],
    pronoun: ['so that we', 'so that we go'],
  }),
  ...ideasOf('declined', 'raises', {
    'in figures': ['We can go up to £450', 'We can go up to the roof'],
    'a small number': ['I could do ten', 'I could do it'],
    'a large number': ['I could do ninety', 'I could do nicely'],
  }),
  ...ideasOf('declined', 'turnsDown', {
    'a no': ['Well, no', 'No problem'],
    regret: ['I am afraid not', 'I am afraid of it'],
    refusal: ['We can not come', 'We can come'],
    objection: ['There is one left, but', 'There is one left'],
  }),
  ...ideasOf('topics', 'introduces', {
    talk: ['talking to you about rent', 'talking rent'],
    'a call or a letter': ['calling about rent', 'called about rent'],
    presence: ['came in about rent', 'come about rent'],
    complaint: ['angry about rent', 'hungry about rent'],
  }),
  ...ideasOf('arranged', 'arranged', {
    'what there will be': ['From Monday there will be a guard', 'From Monday there is a guard'],
    'where it goes': ['It goes back to your card', 'It went back to your card'],
    'what one can promise': ['The seventh I can promise', 'The seventh he can promise'],
    'where one will be': ['I will be there at eight', 'I will be glad at eight'],
    'what one would do': ['I would do a lesson', 'I would do nothing'],
  }),
  ...ideasOf('settlement', 'conditional', {
    condition: ['unless it rains', 'sunless'],
    possibility: ['maybe on Monday', 'may be'],
    opinion: ['I think it is', 'I thought it was'],
    'time to think': ['ask me again', 'ask me'],
    'another offer': ['another offer', 'an offer'],
  }),
  ...ideasOf('unsure', 'byAnother', {
    'what is said': ['My aunt told the band ', 'I told the band '],
    'what is thought': ['My aunt thinks ', 'I thought '],
  }),
  ...ideasOf('unsure', 'denied', {
    'what is said': ['I am not saying that ', 'I am saying that '],
    'what is thought': ['I do not think ', 'I do think '],
  }),
  ...ideasOf('unsure', 'takesBack', {
    'a promise denied': ['I am not promising it', 'I am promising it'],
    'no promise': ['No promises, though', 'I keep my promises'],
  }),
  ...ideasOf('unsure', 'asksFor', {
    'a request told': ['I came to ask you for a loan', 'I will ask my aunt'],
    'a wish': ['Glad if you would come', 'Glad if you come'],
    'a question': ['Will it rain?', 'It will rain.'],
  }),
  ...ideasOf('answers-wish', 'asksWish', {
    'a case': ['If you could build one thing, what would it be?', 'If you could build it, would you?'],
    'a change': ['And what would you change?', 'And what did you change?'],
    'a wish': ['What is your dream?', 'What is your dress?'],
  }),
])('$name', ({ idea, matches, differs }) => {
  expect(matches).toMatch(idea)
  expect(differs).not.toMatch(idea)
})
