import { expect, it } from 'vitest'
import { loadPatterns } from '../../data/load-patterns.js'
import { withPersonInConditions } from './person-in-conditions.js'

it.each([
  ['You pay rent. If she gives you a date, you wait.', 'You pay rent. If the recipient gives you a date, you wait.'],
  ['You tell nobody unless he asks why you left.', 'You tell nobody unless the recipient asks why you left.'],
])('the person does what a condition of “%s” says', (written, read) => {
  expect(withPersonInConditions(written)).toBe(read)
})

it.each([
  'You live with your sister. If she asks for money, you pay.',
  'Your landlord Karl rings you often. When he offers help, you say no.',
  'He is a baker. If he is asked, he laughs.',
])('somebody else does what a condition of “%s” says', (written) => {
  expect(withPersonInConditions(written)).toBe(written)
})

/** A text that each pattern of a table matches, and one that it does not. */
const examples: [table: string, pattern: string, said: string, other: string][] = [
  ['written/person-in-conditions', 'condition', 'If she asks you', 'If she is late'],
  ['written/person-in-conditions', 'kin', 'your old father', 'your old car'],
  ['written/decided', 'decided', "He isn't willing to pay", 'He is willing to pay'],
  ['written/no-limit', 'noLimit', 'She would accept a later start', 'She would accept two days'],
  ['written/no-limit', 'noLimit', 'He will not work on Sundays', 'He will not go below 40'],
  ['written/decided', 'decided', 'A talk is okay', 'He is okay'],
  ['written/meets-part', 'meets', 'She has called in ', 'She has seen '],
]

it.each(examples)('%s, %s: "%s" and not "%s"', (table, name, said, other) => {
  const names = examples.filter(([its]) => its === table).map(([, each]) => each)
  const pattern = loadPatterns(table, ...names)[name]!
  expect(said).toMatch(pattern)
  expect(other).not.toMatch(pattern)
})
