import { expect, it } from 'vitest'
import { isPromised } from './promised-thing.js'

it.each([
  ['a written plan so that it cannot happen again', "I'll write a plan today.", true],
  ['a written plan', "You'll have the plan by tomorrow evening.", true],
  ['a written plan', 'What should be in the plan?', false],
  ['a written plan', 'We will think about a plan.', false],
  ['an honest explanation', "I'll write a plan today.", false],
])('%s: “%s” %s', (thing, said, isGiven) => expect(isPromised(thing, [said])).toBe(isGiven))
