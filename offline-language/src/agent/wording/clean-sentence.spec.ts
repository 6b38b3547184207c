import { expect, it } from 'vitest'
import { prepareTagger } from '../../language/tokens/loaded-tagger.js'
import { isClean } from './clean-sentence.js'

await prepareTagger()

it.each([
  'I want a monthly payments.',
  'If they come, say: "In which hours?"',
  'To be honest, "Then ask."',
  'I will three instalments.',
  'Exception: the fee is dropped.',
  'WOULD SETTLE FOR: 18,000.',
  'I can move you to another room,',
  'Otherwise agrees on the next step.',
  'I she had a burnout myself in 2020.',
  'What I want to find out.',
  'How they deal with a rude customer.',
  'I am furious at first, sarcastic.',
  'I shout at first, interrupts.',
  'When criticism comes I turn to results.',
  'One of whom did not get the job.',
  'I never tell that.',
  'Hidden: the baker was fired.',
  'I skipped it because I was alone (I hide this.',
  'Please play a dentist who runs a practice.',
  'I want to see the concert, bring it up if things go well.',
  'I have four minutes and say so.',
  'You call my between two patients.',
  'What annoys my most is the noise.',
  'I dislike: brochures, being called a valued supporter.',
  'Only tell if the rep asks.',
  'To someone who asks what the farm will do next year.',
  'I stay if there is a contact, AND the price is down.',
  '10% off = no.',
  'I test people with a silence.',
  "I'd like to the point.",
  'You of Imogen has come to the pool.',
  'She may come if Imogen myself wants to.',
  'You play a campaigner from the group.',
  'Afterwards I bring the talk to a friendly close.',
  'I call people "love".',
  'Would like Ben to be let off.',
  'Has two more children.',
  'My English is precise and a little formal.',
])('does not say “%s”', (sentence) => {
  expect(isClean(sentence)).toBe(false)
})

it.each([
  'I want monthly payments.',
  'What I need is a date.',
  'How nice.',
  'I have a dog that barks and bites.',
  'When it happened I was at home.',
  'I would agree to three instalments.',
  'Then the fee is dropped.',
  'A few minutes, yes.',
  'I have a business in Leeds.',
  'A man wants to see me.',
  'It is a ten minutes walk.',
  'Sounds good to me.',
  'Nearly. What is missing is this: only if you have proof.',
])('says “%s”', (sentence) => {
  expect(isClean(sentence)).toBe(true)
})
