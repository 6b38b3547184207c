import { expect, it } from 'vitest'
import { wordDiff } from './word-diff'

it('finds the words that only one text has', () => {
  expect(wordDiff('Ann asks for 71,000 euros now again.', 'Ann asks Bo for 74,000 euros again.')).toEqual([
    { kind: 'same', text: 'Ann asks ' },
    { kind: 'added', text: 'Bo ' },
    { kind: 'same', text: 'for ' },
    { kind: 'removed', text: '71,000 ' },
    { kind: 'added', text: '74,000 ' },
    { kind: 'same', text: 'euros ' },
    { kind: 'removed', text: 'now ' },
    { kind: 'same', text: 'again.' },
  ])
})

it('does not count white space, and keeps that of the second text', () => {
  expect(wordDiff('One two\nthree', 'One  two three')).toEqual([{ kind: 'same', text: 'One  two three' }])
})

it('knows texts of which one is empty, or both', () => {
  expect(wordDiff('', 'new words')).toEqual([{ kind: 'added', text: 'new words' }])
  expect(wordDiff('old words', ' ')).toEqual([{ kind: 'removed', text: 'old words' }])
  expect(wordDiff('', '')).toEqual([])
})

it('compares very long texts as a whole', () => {
  const long = (word: string) => `${word} `.repeat(3000)
  expect(wordDiff(`${long('a')}x`, `${long('b')}y`).map(({ kind }) => kind)).toEqual(['removed', 'added'])
})
