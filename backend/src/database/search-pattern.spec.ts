import { describe, expect, it } from 'vitest'
import { beginningOf, containing, readPhoneDigits, wordBeginning, wordsOf } from './search-pattern.js'

describe('a typed phone', () => {
  it.each([
    ['(646) 555-0397', '6465550397'],
    ['+1 646 555 0397', '16465550397'],
    ['001-646-555-0397', '16465550397'],
    ['+49 (0)30 123456', '4930123456'],
    ['555.0397', '5550397'],
  ])('%s has the digits %s', (typed, digits) => expect(readPhoneDigits(typed)).toBe(digits))

  it.each(['Maya', '12', 'a1b2c3', '', '()'])('is not %s', (typed) => expect(readPhoneDigits(typed)).toBeNull())
})

it('takes the signs of a pattern literally', () => {
  expect(containing('50%_\\')).toBe('%50\\%\\_\\\\%')
  expect(beginningOf('a_')).toBe('a\\_%')
})

it('separates the words of a name', () => {
  expect(wordsOf(' Müller,  Tomás ')).toEqual(['Müller', 'Tomás'])
})

describe('the beginning of a word', () => {
  const words = 'maya o’neil\nreader@example.com +1646 -dash_line [x] a\\b'
  const begins = (typed: string) => new RegExp(wordBeginning(typed) ?? '(?!)', 'u').test(`\n${words}`)

  it.each(['ma', 'ex', '@e', 'co', '16', '+1', 'li', 'x', '[x', 'b', 'r'])('is %s', (typed) => {
    expect(begins(typed)).toBe(true)
  })

  it.each(['ay', 'xa', '46', 'ne', 'as', '@', '++', ']'])('is not %s', (typed) => expect(begins(typed)).toBe(false))
})
