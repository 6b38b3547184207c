import { expect, it } from 'vitest'
import { backendAddress } from './backend-address.mjs'

it('is CLARITY_URL, else the port of npm start', () => {
  expect(backendAddress({ CLARITY_URL: 'https://clarity.example.com' })).toBe('https://clarity.example.com')
  expect(backendAddress({})).toBe('http://localhost:3000')
})

it.each(['', 'localhost:4000', 'clarity.example.com', 'ftp://clarity.example.com'])('is not %j', (address) => {
  expect(() => backendAddress({ CLARITY_URL: address })).toThrow(`CLARITY_URL is "${address}": set it to`)
})
