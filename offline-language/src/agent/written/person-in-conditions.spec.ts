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

it.each([
  ['written/person-in-conditions', 'condition', 'If she asks you', 'If she is late'],
  ['written/person-in-conditions', 'kin', 'your old father', 'your old car'],
  ['written/meets-part', 'meets', 'She has called in ', 'She has seen '],
])('%s, %s: “%s” and not “%s”', (table, name, said, other) => {
  const { [name]: pattern } = loadPatterns(table, ...Object.keys(namesIn[table]!))
  pattern!.lastIndex = 0
  expect(said.search(pattern!)).toBeGreaterThanOrEqual(0)
  expect(other.search(pattern!)).toBe(-1)
})
const namesIn: Record<string, Record<string, true>> = {
  'written/person-in-conditions': { condition: true, kin: true },
  'written/meets-part': { meets: true },
}
