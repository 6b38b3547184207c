import { expect, it } from 'vitest'
import { isDealing } from './dealings.js'

it.each([
  'You have bought from me for eight years and owe me 6,400 euros.',
  'You sent me the invitation.',
  'You wrote the series about my landfill.',
  'You are three weeks behind with the rent.',
  'You were late three times.',
])('what went on between the two is said: %s', (said) => expect(isDealing(said)).toBe(true))

it.each(['You are 30 and milk better than me.', 'You, 22, have hay fever.', 'You write nothing down.'])(
  'what the person is, is not: %s',
  (said) => expect(isDealing(said)).toBe(false),
)
