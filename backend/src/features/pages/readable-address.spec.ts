import { expect, it } from 'vitest'
import { readableAddress } from './readable-address.js'

it.each([
  ['/invite/%E0%A4%A?x=1', '/invite/'],
  ['/%E0%A4%A', '/nothing/here'],
  ['/report/%', '/nothing/here'],
  ['/invite/a@b.co?x=%ZZ', '/invite/a@b.co?x=%ZZ'],
  ['/api/%E0%A4%A', '/api/%E0%A4%A'],
])('leads %s to %s', (url, to) => {
  expect(readableAddress(url)).toBe(to)
})
