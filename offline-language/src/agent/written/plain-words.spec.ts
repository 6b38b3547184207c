import { expect, it } from 'vitest'
import { loadPatterns } from '../../data/load-patterns.js'

/** A text that each pattern of a table matches, and one that it does not. */
const examples: [table: string, pattern: string, said: string, other: string][] = [
  ['written/plain-words', 'directs', 'You only say that it rains', 'You saw that it rains'],
  ['written/plain-words', 'directs', 'You are tired and cover it with jokes', 'You are tired of covers'],
  ['written/plain-words', 'directs', 'You are more tired than you let on', 'You let the flat'],
  ['written/plain-words', 'dependsOn', 'when they ask you how much', 'when you booked'],
  ['written/plain-words', 'dependsOn', 'unless it rains', 'although it rains'],
  ['written/plain-words', 'garbled', 'I want to go on and, secretly proud', 'I want to go on and win'],
  ['written/plain-words', 'garbled', 'I never once asked me in', 'I never once asked you in'],
  ['written/plain-words', 'garbled', 'Bettina Crewe, 49, tests milk', 'Bettina tests milk'],
  ['written/plain-words', 'garbled', 'I think.', 'I think so.'],
  ['written/plain-words', 'taggedAsNoun', 'That still stings', 'That dog'],
  ['written/plain-words', 'taggedAsNoun', 'the top metre melted', 'the chess players'],
  ['prompt/attribution', 'inCase', 'If he comes', 'Iffy, he says'],
  ['prompt/attribution', 'says', 'she reckons', 'she lives'],
  ['prompt/attribution', 'says', 'you find', 'you live'],
  ['replies/introduction', 'introduces', 'I am Ann Lee, 44.', 'I am a nurse.'],
  ['replies/introduction', 'asksSelf', 'So what do you do?', 'What do you want?'],
  ['replies/introduction', 'asksSelf', 'How old are you?', 'How long have you been married?'],
]

it.each(examples)('%s, %s: "%s" and not "%s"', (table, name, said, other) => {
  const names = examples.filter(([its]) => its === table).map(([, each]) => each)
  const pattern = loadPatterns(table, ...names)[name]!
  expect(said).toMatch(pattern)
  expect(other).not.toMatch(pattern)
})
