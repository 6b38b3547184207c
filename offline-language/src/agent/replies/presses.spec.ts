import { expect, it } from 'vitest'
import { presses } from './presses.js'

it.each([
  ['You know the rules, Kev. I could have you off site for that.', true],
  ['If it happens again, you would be banned.', true],
  ['I could have you on my team.', false],
])('“%s” presses: %s', (text, isPressing) => expect(presses(text)).toBe(isPressing))
