import { expect, it } from 'vitest'
import { loadPatterns } from '../../data/load-patterns.js'

/** A text that each pattern of a table matches, and one that it does not. */
const examples: [table: string, pattern: string, said: string, other: string][] = [
  ['dialogue-acts/unrepeatable', 'openEnd', 'he knew that', 'he knew Tom'],
  ['dialogue-acts/unrepeatable', 'pointing', 'that was late', 'Tom was late'],
  ['dialogue-acts/unrepeatable', 'about', 'I worry about it', 'I worry about it all'],
  ['dialogue-acts/unrepeatable', 'secondClause', 'he left, we stayed', 'he left and stayed'],
  ['dialogue-acts/salient', 'noThing', 'already', 'chairs'],
  ['dialogue-acts/salient', 'asksIndirectly', 'I was wondering when it ends', 'I was wondering about you'],
  ['dialogue-acts/when', 'hour', 'half past six', 'at last'],
]

it.each(examples)('%s, %s: "%s" and not "%s"', (table, name, said, other) => {
  const names = examples.filter(([its]) => its === table).map(([, each]) => each)
  const pattern = loadPatterns(table, ...names)[name]!
  expect(said).toMatch(pattern)
  expect(other).not.toMatch(pattern)
})
