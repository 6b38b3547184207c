import { expect, it } from 'vitest'
import { keepPlaces } from './keep-places'

const keep = (rows: string, shown: string) => {
  const { rows: kept, held } = keepPlaces([...rows], [...shown], (row) => row)
  return `${kept.join('')} ${held}`
}

it.each([
  ['changed rows stay where they are', 'bac', 'abc', 'abc 0'],
  ['new rows are held back', 'xabyc', 'abc', 'abc 2'],
  ['removed rows go', 'ac', 'abc', 'ac 0'],
  ['rows of a next page follow', 'abcde', 'abc', 'abcde 0'],
  ['all rows are shown if none is known', 'xyz', 'abc', 'xyz 0'],
  ['all rows are shown if there were none', 'xyz', '', 'xyz 0'],
])('%s', (_, rows, shown, expected) => expect(keep(rows, shown)).toBe(expected))
