import { expect, it } from 'vitest'
import { tidyPrompt } from './tidy-prompt.js'

it.each([
  [
    "What you want is six months' pay, a good reference and a new map.",
    "You want six months' pay, a good reference and a new map.",
  ],
  ['What you need most is to be heard.', 'You need to be heard.'],
  [
    'You talk about your mum as she used to be: she ran a shop.',
    'You talk about your mum as she used to be: your mum ran a shop.',
  ],
  ['I want my new people to learn how to chase money. You are Kim.', 'You are Kim.'],
  ['You gave once. (Her name was Rosalind.) You stopped.', 'You gave once. Her name was Rosalind. You stopped.'],
  ['You know it from an audit (do not say that).', 'You know it from an audit. Do not say that.'],
  ['You had an operation, which you find embarrassing – you tell nobody.', 'You had an operation. You tell nobody.'],
  [
    'Nils, back after sick leave (burnout - only his doctor knows this; officially it was "a back problem").',
    'Nils, back after sick leave. Do not mention the burnout. Until then you say that the reason was a back problem.',
  ],
  ['Your neighbour has a baby. You did not know that.', 'You do not know yet that your neighbour has a baby.'],
  [
    'What you keep to yourself, and only tell when she asks how you are, is that your wife is ill.',
    'You have told nobody that your wife is ill. You only admit it when she asks how you are.',
  ],
  [
    'The real reason, which you do not mention unless she asks who is there, is your dog.',
    'The real reason is your dog. You only admit it if she asks who is there.',
  ],
  [
    'What you only tell someone who has shown understanding is that your wife is ill.',
    'You have told nobody that your wife is ill. You only admit it if the recipient has shown understanding.',
  ],
  [
    'What nobody outside is supposed to know is that you will close; you reveal it only if she asks.',
    'You have told nobody that you will close. You reveal it only if she asks.',
  ],
  [
    'You were left out. You would never bring this up by yourself, but if she asks how it was, it comes out.',
    'You were left out. You only say this if she asks how it was.',
  ],
  [
    'You say that it is too expensive (49 euros), but that is only half the truth: two men stared. You would never say so. You open up if she asks why.',
    'It is too expensive. Nobody knows that two men stared. You only say this if she asks why.',
  ],
  [
    'You have not told anyone that he rang. You can tell her if she asks about him.',
    'You have not told anyone that he rang. You only admit it if she asks about him.',
  ],
  [
    'You are shy of needles, but are embarrassed about that and will only say so if asked.',
    'You are shy of needles. You only say so if asked.',
  ],
  ['You do not volunteer this; it comes out if they ask.', 'You only say this if they ask.'],
  ['What makes you nervous: your flight is on Sunday.', 'Your flight is on Sunday.'],
  ['You know little of banks: if she says so, you nod.', 'You know little of banks. If she says so, you nod.'],
  [
    'You react badly to the word "crime" and say that you will go.',
    'If the recipient says "crime", you react badly and say that you will go.',
  ],
  ['What you cannot do is stop at once.', 'You cannot stop at once.'],
  ['What you will not accept is a warning.', 'You will not accept a warning.'],
  ['Your son Nils (11) has a cold.', 'Your son Nils, 11, has a cold.'],
  ['Goals:\n1. An apology', 'Goals:\n1. You want an apology'],
  ['You wait: you say that you will call by Friday.', 'You wait. You will call by Friday.'],
  [
    "You dislike speaking about the gap and at first say only 'family reasons'. If asked a second time, tell them about your father.",
    'Do not mention the gap and your father unless they ask again. Until then you say that the gap was for family reasons.',
  ],
  [
    'You missed it (you hide this; admit it only if asked about it).',
    'You missed it. You only admit it if asked about it.',
  ],
  ['You missed it (you hide this).', 'You missed it. Do not mention that.'],
  ['You have four minutes and say so.', 'You have four minutes.'],
  ['You want to sing, bring it up if things go well.', 'You want to sing. You only bring it up if things go well.'],
  [
    'The honest reason you are late is that your helper left. You find this embarrassing and you will not bring it up. At first you blame the weather. If the customer asks who works with you, you come clean.',
    'At first you blame the weather. You have told nobody that the honest reason you are late is that your helper left. You only admit it if the customer asks who works with you.',
  ],
  [
    'You taught Danny. He was in your class. You do not tell this to anyone, because it hurts. You say it only if the user talks about Danny.',
    'You have told nobody that you taught Danny. You only admit it if the user talks about Danny.',
  ],
  ['Please play a dentist, Dr. Farah Aziz, who is late.', 'You are Dr. Farah Aziz, a dentist who is late.'],
  ['Currently they use a list.', 'Currently you use a list.'],
  ['Agreement: accepts a trial, if she asks him to.', 'You would accept a trial.'],
  ['The real reason: your mother is ill.', 'The real reason is that your mother is ill.'],
  [
    'Wedding planner Bea Novak complains about the food.',
    'You are Bea Novak, a wedding planner. She complains about the food.',
  ],
  ['Customer profile: couple, here only Tim Vance. He is late.', 'You are Tim Vance. He is late.'],
  ['Name: Kim Simms. Age: 59. Job: driver. Smokes.', 'Name: Kim Simms.\nAge: 59.\nJob: driver.\nSmokes.'],
  ['It went wrong. Invoice: 7,200. You want money.', 'It went wrong. The invoice is 7,200. You want money.'],
  ['What matters to your people: planning (plans in time), money (a bonus).', 'You need plans in time, a bonus.'],
  ['angry customer, Gordon, 52. wants a new one.', 'You are Gordon, 52, a customer. Wants a new one.'],
  [
    'You sell the house of your mother: built 1968, garden 600 square metres, roof original.',
    'You sell the house of your mother. The house was built in 1968. The garden has 600 square metres. The roof is original.',
  ],
  ['Facts\n1. Two cooks left.', '## Facts\n1. Two cooks left.'],
  ['What you can give\n- a day off', 'You can offer:\n- a day off'],
  ['About you:\n- Rafael Cruz, 34, nurse\n', 'About you:\nYou are Rafael Cruz, 34, nurse\n'],
])('reads “%s” as plain sentences', (written, plain) => {
  expect(tidyPrompt(written)).toBe(plain)
})

it('a question in quotes stays whole', () => {
  const goal = '## Goals\n- Making it good. Ask: "If I helped you, would that count?"'
  expect(tidyPrompt(goal)).toBe(goal)
})
