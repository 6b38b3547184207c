import { expect, it } from 'vitest'
import { Recent } from './recent.js'

const text = (length: number) => 'x'.repeat(length)
const newRecent = () => new Recent<string>(25, ({ length }) => length)

it('evicts the least recently used entry when it is full', () => {
  const recent = newRecent()
  recent.keep('a', text(10))
  recent.keep('b', text(10))
  expect(recent.find('a')).toBe(text(10))
  recent.keep('c', text(10))
  expect(recent.find('b')).toBeUndefined()
  expect([recent.find('a'), recent.find('c')]).toEqual([text(10), text(10)])
})

it('counts an entry once if it is kept twice', () => {
  const recent = newRecent()
  recent.keep('a', text(12))
  recent.keep('a', text(12))
  recent.keep('b', text(12))
  expect([recent.find('a'), recent.find('b')]).toEqual([text(12), text(12)])
})

it('does not keep an entry that is too large', () => {
  const recent = newRecent()
  recent.keep('large', text(100))
  expect(recent.find('large')).toBeUndefined()
})

it('has room again for what it forgot', () => {
  const recent = newRecent()
  recent.keep('a', text(20))
  recent.forget('a')
  recent.forget('a')
  recent.keep('b', text(20))
  expect([recent.find('a'), recent.find('b')]).toEqual([undefined, text(20)])
  recent.clear()
  recent.keep('c', text(25))
  expect([recent.find('b'), recent.find('c')]).toEqual([undefined, text(25)])
})
