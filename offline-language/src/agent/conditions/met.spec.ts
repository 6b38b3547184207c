import { expect, it } from 'vitest'
import { prepareTagger } from '../../language/tokens/loaded-tagger.js'
import { isMetBy } from './met.js'

await prepareTagger()

it.each([
  ['she asks why the piano matters to you', 'May I ask why this piano means so much to you?'],
  ['they tell you to fill in the online form', 'For the claim, could you fill in the online form on our website?'],
  ['he praises the quality of your work', 'I have to say the quality of your inspections is excellent.'],
  ['he asks what the delay meant for you personally', 'What did that delay mean for you personally?'],
  ['he apologises sincerely', 'I am truly sorry. We should have called you.'],
  ['she uses medical words like "hemiarthroplasty"', 'He will do a hemiarthroplasty this afternoon.'],
  ['he says "there is nothing to be afraid of"', "Don't worry, there's nothing to be afraid of."],
  ['the recipient says the recipient has an exam', 'The thing is, my final exam is in three weeks.'],
  ['she asks about the placement', 'How was your last placement?'],
  ['the lecturer asks whether everything is all right at home', 'Is everything all right at home?'],
  ['the recipient tells you about the homework', 'Did you know that the homework was never handed in?'],
])('“%s” is met by “%s”', (words, said) => {
  expect(isMetBy({ words, then: '' }, said)).toBe(true)
})

it.each([
  ['she asks why the piano matters to you', 'Could you tell me what happened?'],
  ['they tell you to fill in the online form', 'How has that been for you?'],
  ['he praises the quality of your work', 'Could you catch up on the two open reports this weekend?'],
  ['he blames the weather', 'How happy have you been with us this year?'],
  ['he threatens you', 'Good. And how are you doing, Ravi?'],
  ['he apologises sincerely', 'What would you like us to do?'],
  ['he promises too much', "You're right, I shouldn't promise that."],
  ['she asks how your evenings look', 'How about a diary for the homework that you look at every evening?'],
  ['she uses medical words like "hemiarthroplasty"', 'He will operate this afternoon.'],
])('“%s” is not met by “%s”', (words, said) => {
  expect(isMetBy({ words, then: '' }, said)).toBe(false)
})

it('finds what meets a condition in a long turn', () => {
  const long =
    'Good morning, this is Jonas from Harmonia. Thank you for your time. I have read both of your emails. May I ask why this piano means so much to you? And when could we come?'
  expect(isMetBy({ words: 'Jonas asks why the piano matters to you', then: '' }, long)).toBe(true)
})
