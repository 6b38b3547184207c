import { expect, it } from 'vitest'
import { toBackend, toBrowser } from './cookies.mjs'

it('a cookie for https is kept by a page on http, and comes back under its own name', () => {
  const set = toBrowser('__Host-session=abc; Path=/; HttpOnly; Secure; SameSite=Lax')
  expect(set).toBe('dev-host-session=abc; Path=/; HttpOnly; SameSite=Lax')
  expect(toBackend(set.split(';')[0])).toBe('__Host-session=abc')
})

it('a cookie for another domain is kept for this one', () => {
  expect(toBrowser('a=b; Domain=clarity.example.com; Path=/')).toBe('a=b; Path=/')
})
