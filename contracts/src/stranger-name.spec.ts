import { expect, it } from 'vitest'
import { isPlainName } from './stranger-name.js'

it.each([
  'Dana Reyes',
  'J. R. Hale',
  'Dr. Zoë Müller-Lüdenscheidt',
  'O’Hara, Renée',
  '山田 花子',
  'أمينة حداد',
  'می\u200cخواهم',
  'J.R. Smith',
  'Anna (Sales) & Bob',
])('accepts %j', (name) => {
  expect(isPlainName(name)).toBe(true)
})

it.each([
  'Chase Bank: your account is locked, go to https://evil.example',
  'evil.example',
  'bit.ly/x',
  'www.evil',
  'evil．com',
  'ev\u200dil.com',
  'a@b.co',
  '//evil',
  '192.0.2.1',
  'Dana\u202eseyeR',
  'Dana\u2066x',
  'Dana\nReyes',
  'Dana\u0007',
  'Da\u200bna',
])('refuses %j', (name) => {
  expect(isPlainName(name)).toBe(false)
})
