import { expect, it } from 'vitest'
import { cleanSpeech } from './clean-speech.js'

it.each([
  ['A customer that paid after, like, five months.', 'A customer that paid after five months.'],
  ['There is a club at the, um, at St Luke on the road.', 'There is a club at St Luke on the road.'],
  ['And is the, is your own one insured?', 'And is your own one insured?'],
  ['That is only for the, for trees.', 'That is only for trees.'],
  ["It took out my wife's, um, her orchid.", "It took out my wife's orchid."],
  ['Have you looked into the, there is a club?', 'Have you looked into the, there is a club?'],
  ['And how is the, are you sleeping?', 'And how is the, are you sleeping?'],
  ['He is in, well, good spirits.', 'He is in good spirits.'],
  ["It's fair given the, given her age.", 'It is fair given her age.'],
  ["It's what happened and what we, what we'll change.", 'It is what happened and what we will change.'],
  ['So, um, so the spares went up flat.', 'So the spares went up flat.'],
  ['He likes the, the likes of us.', 'He likes the likes of us.'],
  ['The red one, the blue one, take both.', 'The red one, the blue one, take both.'],
])('"%s" is read as "%s"', (said, read) => {
  expect(cleanSpeech(said)).toBe(read)
})
