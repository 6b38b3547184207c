import { expect, it } from 'vitest'
import { isEasyToGuess } from './easy-passwords.js'
import { randomPassword } from './random-password.js'

it.each([
  'passwordpassword',
  'qwertyuiopasdfghjkl',
  'aaaaaaaaaaaaaaaaaaaa',
  '123456789123456789',
  'jane.doe@example.com',
  'P@ssw0rdP@ssw0rd',
  'clarity-admin-2026',
  'Clarity Scenario Report',
])('%s is easy to guess', async (password) => {
  expect(await isEasyToGuess(password, 'jane.doe@example.com')).toBe(true)
})

it.each(['tuba lantern seventeen moss', 'we ate 11 plums on the ferry', randomPassword()])(
  '%s is not',
  async (password) => {
    expect(await isEasyToGuess(password, 'jane.doe@example.com')).toBe(false)
  },
)
