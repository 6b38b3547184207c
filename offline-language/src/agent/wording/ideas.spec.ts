import { expect, it } from 'vitest'
import { loadPatterns } from '../../data/load-patterns.js'

/** A text that each pattern of a table matches, and one that it does not. */
const examples: [table: string, pattern: string, said: string, other: string][] = [
  ['wording/stage-directions', 'stage', 'First you ask', 'You ask first'],
  ['wording/stage-directions', 'inTurn', 'Then you finally agree', 'Then you agree'],
  ['wording/stage-directions', 'steers', 'You keep steering the talk to the roof', 'You steer the boat'],
  ['wording/stage-directions', 'speech', 'You insist', 'You ask for 300'],
  ['wording/counted', 'date', ' May', ' Monday'],
  ['wording/counted', 'measure', ' months', ' pounds'],
  ['wording/of-occasion', 'doing', 'I am selling it', 'I am selling it because it is old'],
  ['wording/of-occasion', 'selling', 'I sell my car', 'I sell cars'],
  ['wording/of-occasion', 'visit', 'You call me to ask', 'You call me'],
  ['wording/of-occasion', 'acting', 'I represent a firm', 'I presented it'],
  ['wording/permissions', 'limited', 'You are willing to wait, but nothing else', 'You are willing to wait or pay'],
  ['wording/permissions', 'allowed', 'You may leave', 'You leave'],
  ['wording/permissions', 'internal', 'Internally it is late', 'It is late'],
  ['wording/permissions', 'inPlace', 'You can offer a lamp instead of a discount', 'You can offer a lamp'],
  ['wording/permissions', 'extra', 'You could add a lamp', 'You could buy a lamp'],
  ['wording/permissions', 'thrownIn', 'You can throw in a lamp', 'You can take a lamp'],
  ['wording/limit-marks', 'extreme', 'You pay 300 at most', 'Most pay 300'],
  ['wording/limit-marks', 'bound', 'Your limit is near', 'The lowest in the town'],
  ['wording/dated', 'between', 'between 3 and ', '3 and '],
  ['wording/dated', 'place', 'at ', 'cat '],
]

it.each(examples)('%s, %s: "%s" and not "%s"', (table, name, said, other) => {
  const names = examples.filter(([its]) => its === table).map(([, each]) => each)
  const pattern = loadPatterns(table, ...names)[name]!
  expect(said).toMatch(pattern)
  expect(other).not.toMatch(pattern)
})
