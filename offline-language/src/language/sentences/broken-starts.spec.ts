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
  ['The red one, the blue one, take both.', 'The red one, the blue one, take both.'],
])('"%s" is read as "%s"', (said, read) => {
  expect(cleanSpeech(said)).toBe(read)
})
