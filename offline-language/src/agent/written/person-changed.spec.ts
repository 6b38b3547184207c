import { expect, it } from 'vitest'
import { loadPatterns } from '../../data/load-patterns.js'

/** A text that each pattern of a table matches, and one that it does not. */
const examples: [table: string, pattern: string, said: string, other: string][] = [
  ['written/reacts', 'reacts', 'If Priya asks how you are, you soften', 'You ask how she is'],
  ['written/person-changed', 'directs', 'You only say that it rains', 'You saw that it rains'],
  ['written/person-changed', 'directs', 'You are tired and cover it with jokes', 'You are tired of covers'],
  ['written/person-changed', 'directs', 'You are more tired than you let on', 'You let the flat'],
  ['written/person-changed', 'dependsOn', 'when they ask you how much', 'when you booked'],
  ['written/person-changed', 'dependsOn', 'unless it rains', 'although it rains'],
  ['written/person-changed', 'garbled', 'I want to go on and, secretly proud', 'I want to go on and win'],
  ['written/person-changed', 'garbled', 'I never once asked me in', 'I never once asked you in'],
  ['written/person-changed', 'garbled', 'Bettina Crewe, 49, tests milk', 'Bettina tests milk'],
  ['written/person-changed', 'garbled', 'I think.', 'I think so.'],
  ['written/person-changed', 'taggedAsNoun', 'That still stings', 'That dog'],
  ['written/person-changed', 'taggedAsNoun', 'the top metre melted', 'the chess players'],
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
