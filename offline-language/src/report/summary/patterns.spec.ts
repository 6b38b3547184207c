import { expect, it } from 'vitest'
import { ideasOf } from '../../data/ideas-of.js'

it.each([
  ...ideasOf('matter-of-prompt', 'subject', {
    'the other speaker': ['The caller wants a refund.', 'A caller.'],
    "the agent's caller": ['Your tenant complains.', 'Your house leaks.'],
    'somebody who does something': ['A young man asks for a loan.', 'The company asks for a loan.'],
  }),
  ...ideasOf('matter-of-prompt', 'agentDoes', {
    'who the agent is': ['You are Ann, who wants to sell a flat.', 'You are Ann, who is kind.'],
    'what the agent does': ['You plan a party.', 'You smile at a party.'],
    'what the agent thinks of': ['You are thinking of leaving.', 'You are leaving.'],
  }),
  ...ideasOf('matter-of-title', 'about', {
    'how they talk': ['Call about the roof', 'Song about the roof'],
    'who comes': ['A parent about the roof', 'A parent on holiday:'],
  }),
  ...ideasOf('matter-of-title', 'wants', {
    'a wish': ['Volunteer wants to leave', 'Volunteer work'],
    'against something': ['Guest complains about noise', 'Guest room'],
  }),
  ...ideasOf('matter-of-title', 'noThing', {
    'a sentence or two': ['Work: should I go', 'Work'],
    'a deed': ['Selling a roof', 'A roof'],
    'no noun first': ['Back to work', 'Late work'],
    "somebody's": ["Mum's house", 'Mums'],
    'an occasion': ['Job interview', 'Job'],
    somebody: ['Furious guest', 'Furious rain'],
    'a number': ['Room 214', 'Room'],
  }),
  ...ideasOf('matter-of-prompt', 'agentHas', {
    'whose thing': ['You are Ann, whose roof is wet.', 'You are Ann, a roofer.'],
    'your thing': ['Your roof is wet.', 'Your goal is a dry roof.'],
  }),
  ...ideasOf('matter-of-prompt', 'unclear', {
    'a condition': ['pays if asked', 'pays gladly'],
    'what is kept back': ['does not know the price', 'does not like the price'],
    'somebody without a name': ['wants him to go', 'wants Ann to go'],
  }),
  ...ideasOf('matter-of-prompt', 'isState', {
    'what the user is': ['is a guest', 'issues a bill'],
    'what the user does in the talk': ['asks questions', 'asks for help'],
    'what the user knows': ['knows the price', 'names the price'],
  }),
  ...ideasOf('matter-of-title', 'listener', {
    'what it is about': ['your oldest client for a loan', 'oldest client for a loan'],
  }),
  ...ideasOf('matter-of-title', 'withSomebody', {
    'the other speaker': ['a new roof with your landlord', 'a new roof with solar panels'],
  }),
  ...ideasOf('matter-of-title', 'ofReader', {
    'the person who practises': ['your return', 'a return'],
  }),
  ...ideasOf('overview', 'requests', {
    'a request': ['I am here to ask you for a loan', 'I am here on loan'],
    'a request in other words': ['if you would consider a loan', 'if you would go'],
    'a demand': ['I want a full refund', 'I want to go'],
    'a hope': ['I was hoping for forty', 'I was hoping so'],
  }),
  ...ideasOf('overview', 'needsOkay', {
    "somebody's yes": ["I do need the board's okay", 'I need a board'],
    'somebody to say yes': ['I need HR to sign it off', 'I need HR'],
    'to ask first': ['I need to clear it with Stuart', 'I need to clear it'],
  }),
  ...ideasOf('overview', 'news', {
    'a result without its content': ['The survey has come back.', 'Ann has come back late.'],
  }),
  ...ideasOf('overview', 'unbound', {
    'a thing without a name': ['I want something', 'I want some'],
    'a deed without its name': ['I will do that', 'I will do the dishes'],
    'an answer': ['Tuesday, yes.', 'Yesterday.'],
    'a time before': ['By then I go', 'Then I go'],
    'what was said before': ['I paint like that', 'I like the paint'],
  }),
  ...ideasOf('overview', 'refuses', {
    'what is no refusal': ['I can not lend you money', 'I can not believe you'],
    'what is said of the talk': ['I am not paying', 'I am not blaming you'],
  }),
  ...ideasOf('overview', 'saysNo', {
    'a bare refusal': ['Sorry, I can not do that.', 'I can not do the ironing today.'],
    'a no for now': ['Not this time, Ann.', 'Not this timetable.'],
    'a wish against it': ['I would rather not.', 'I would rather go.'],
  }),
  ...ideasOf('overview', 'passesOn', {
    'a question to somebody': ['I will ask the board', 'I will bask'],
    'a decision of somebody': ['I will put that to the board', 'I will put that down'],
    'time to think': ['I will think about it', 'I will think so'],
  }),
  ...ideasOf('next-steps', 'dated', {
    'a day': ['Ann will call tonight', 'Ann will call'],
    'a time': ['Ann will call within five days', 'Ann will call in'],
  }),
  ...ideasOf('next-steps', 'small', {
    'the way there': ['Ann will take the train', 'Ann will take the letter'],
    'food and drink': ['Ann will make coffee', 'Ann will make copies'],
    'why they talk': ['Ann will ring about the boat', 'Ann will ring the yard'],
    talk: ['Ann will be honest', 'Ann will be the chair'],
  }),
  ...ideasOf('next-steps', 'unbound', {
    'an object without its noun': ['Ann will send it', 'Ann will send a letter'],
    'somebody or something without a noun': ['Ann will ring the man who called', 'Ann will ring the man'],
    'a bare figure': ['Ann will do sixty-four', 'Ann will do the books'],
    'half a time': ['Ann will ask Tom by the end', 'Ann will ask Tom by the end of May'],
    'a place or manner': ['Ann will go there', 'Ann will go home'],
  }),
  ...ideasOf('next-steps', 'optional', {
    'one of two': ['Or I will leave a key', 'I will leave a key'],
    'a condition or a threat': ['If it rains, I will call', 'I will call'],
  }),
  ...ideasOf('apology', 'apologises', {
    "regret of one's own words": ['I am sorry I shouted', 'I am sorry for your loss'],
    'the word': ['I apologise for what I said', 'I apologise for the delay'],
    'a fault admitted': ['I was out of order', 'I was out of milk'],
    'taken back': ['I take that back', 'I take that bag'],
  }),
  ...ideasOf('announced-matter', 'contact', {
    'a call': ['I am calling about the mould', 'I am calling you'],
    'a letter': ['I wrote to you about the mould', 'I write about mould'],
    'a visit': ['We came in about the loan', 'We came about'],
  }),
  ...ideasOf('announced-matter', 'troubles', {
    'a question': ['I have got a question about the rota', 'I have got a rota'],
    trouble: ['We are having trouble with the lift', 'We are having the lift'],
    'what is wrong': ['There is something wrong with the lift', 'There is nothing wrong'],
    'a wish to discuss': ['I wanted to go over the rota', 'I wanted to go'],
  }),
  ...ideasOf('told-matter', 'wishes', {
    'a wish': ['And you want it back', 'And they want it back'],
    'a request': ['You have asked for a talk', 'She told you, and asks'],
  }),
  ...ideasOf('told-matter', 'keptBack', {
    'a secret': ['You want it, but secretly fear it', 'You want it'],
    'a limit': ['You want at most four', 'You want most of it'],
    'a condition': ['You want it unless it rains', 'You want it'],
  }),
  ...ideasOf('situation-section', 'heading', {
    'a mark of a heading': ['## How you speak', '#1 of the town'],
    'a bold line': ['**Goals**', '**Goals** are few'],
    'a line in capitals': ['HOW YOU SPEAK', 'HOW you speak'],
  }),
  ...ideasOf('told-matter', 'pointsBack', {
    'a thing named before': ['A museum wants to borrow it.', 'A museum wants to borrow items.'],
    'a talk without its matter': ['The teacher has asked you to come in.', 'The teacher has asked you to come in May.'],
  }),
  ...ideasOf('told-deed', 'unclear', {
    'who or what is named elsewhere': ['I will ask him', 'I will ask Himari'],
    'a short while': ['Give me two seconds', 'Give me two seats'],
    'two refusals': ['I will not sing nor dance', 'I will sing in the north'],
  }),
  ...ideasOf('overview', 'opensQuote', {
    link: ['But so it is', 'Butter is'],
    greeting: ['Good morning, it is', 'Good, it is'],
    assent: ['Yes, it is', 'Yesterday it was'],
    'call for attention': ['Look, it is', 'Looks fine'],
    stress: ['Honestly, it is', 'Honest as it is'],
    thanks: ['Thanks Ann, it is', 'Thank her'],
  }),
  ...ideasOf('overview', 'needsMore', {
    'another choice': ['Otherwise I go', 'Other people go'],
    'a part without its whole': ['Both are fine', 'Two are fine'],
    'a pronoun': ['Those are fine', 'Flats are fine'],
    answer: ['Okay', 'Monday'],
    'question word': ['Which one', 'Witches'],
    'a polite request': ['You could come', 'You came'],
  }),
  ...ideasOf('overview', 'announces', {
    'the reason of the call': ['I am calling about rent', 'I am calling Ann'],
    'the subject': ['This is about rent', 'This is rent'],
    'a request for time': ['Have you got five minutes?', 'Have you got five?'],
    'a wish to talk': ['I wanted to talk', 'I wanted to go'],
  }),
])('$name', ({ idea, matches, differs }) => {
  expect(matches).toMatch(idea)
  expect(differs).not.toMatch(idea)
})
