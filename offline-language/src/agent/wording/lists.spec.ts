import { expect, it } from 'vitest'
import { loadPatterns } from '../../data/load-patterns.js'

/** A text that each pattern of a table matches, and one that it does not. */
const examples: [table: string, pattern: string, said: string, other: string][] = [
  ['wording/clean-sentence', 'labelled', 'Red lines: no refund', 'Red: no refund'],
  ['wording/mass-nouns', 'mass', 'Money', 'Biscuit'],
  ['wording/directions', 'moodOnCause', 'I slowly soften when they apologise', 'I slowly soften'],
  ['wording/unsayable', 'ban', 'You must not leave', 'You must leave'],
  ['wording/unsayable', 'untold', 'You never mention it', 'You never see it'],
  ['wording/unsayable', 'secret', 'You are ashamed', 'You are late'],
  ['wording/unsayable', 'notYet', 'Today the doctor will tell you', 'Today the doctor will leave'],
  ['wording/unsayable', 'somebodyElse', 'your colleague', 'your car'],
  ['wording/of-things', 'ofThings', ' fresh tulips', ' plus costs'],
  ['wording/contracted', 'perfect', 'I have already', 'I have a car'],
]

it.each(examples)('%s, %s: "%s" and not "%s"', (table, name, said, other) => {
  const names = examples.filter(([its]) => its === table).map(([, each]) => each)
  const pattern = loadPatterns(table, ...names)[name]!
  expect(said).toMatch(pattern)
  expect(other).not.toMatch(pattern)
})
