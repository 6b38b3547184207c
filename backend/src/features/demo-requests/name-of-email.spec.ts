import { expect, it } from 'vitest'
import { nameOfEmail } from './name-of-email.js'

it.each([
  ['dana.reyes@example.com', 'Dana Reyes'],
  ['dana_reyes+demo@example.com', 'Dana Reyes'],
  ['ALEX99@example.com', 'ALEX'],
  ['jörg-äpfel@example.com', 'Jörg Äpfel'],
  ['o’neil.x@example.com', 'O Neil X'],
  ['2026@example.com', '2026'],
])('calls %s %s', (email, name) => {
  expect(nameOfEmail(email)).toBe(name)
})

it('never gives a name that is too long to be stored', () => {
  expect(nameOfEmail(`${'x'.repeat(240)}@example.com`)).toHaveLength(100)
})
