import { expect, it } from 'vitest'
import { authenticatorUri, newSecret, stepOf } from './one-time-codes.js'

// The last six digits of RFC 6238, appendix B, SHA-1; its secret is the text '12345678901234567890'.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

it.each([
  [59, '287082'],
  [1111111109, '081804'],
  [2000000000, '279037'],
])('after %i seconds the code is %s', (secs, code) => {
  expect(stepOf(code, secret, secs * 1000)).toBe(Math.floor(secs / 30))
})

it('a code is good one step early or late, and not two', () => {
  const at = 1111111109
  const good = [-60, -30, 0, 30, 60].map((secs) => stepOf('081804', secret, (at + secs) * 1000) !== null)
  expect(good).toEqual([false, true, true, true, false])
})

it('a secret has 160 bits, and its address names product and account', () => {
  const made = newSecret()
  expect(made).toMatch(/^[A-Z2-7]{32}$/)
  const uri = new URL(authenticatorUri(made, 'jane@example.com'))
  expect(uri.host + decodeURIComponent(uri.pathname)).toBe('totp/Clarity:jane@example.com')
  expect(uri.searchParams.get('secret')).toBe(made)
})
