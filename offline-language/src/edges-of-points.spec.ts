import { describe, expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { spokenTurns } from './report/moves/piece.js'
import { readConversation } from './report/read/read-conversation.js'
import { canStart } from './report/spans/edges.js'
import { unitsOf } from './report/spans/units.js'

const language = await loadLanguageModel()

/** Whether a key point can start with the last sentence of what is said. */
function canStartWith(said: string): boolean {
  const units = unitsOf(spokenTurns(readConversation(talk('What is it about?', said), language)))
  return canStart(units, units.length - 1)
}

/** After a few turns about something else. */
const later = (...said: string[]) =>
  unitsOf(spokenTurns(readConversation(talk('Hello.', 'Hello.', 'The van is here.', 'Good.', ...said), language)))

describe('a key point', () => {
  it.each([
    ['What do I need for that?', false],
    ['What do I need for the courtesy car?', true],
    ['Could they bring it by the 28th?', true],
  ])('after another: %s %s', (asked, starts) => {
    const units = later('You get the courtesy car.', asked)
    expect(canStart(units, units.length - 1)).toBe(starts)
  })

  it('has what follows from a condition with the condition', () => {
    const units = later('If it falls through, we advertise. And then I would expect you to pay.')
    expect(canStart(units, units.length - 1)).toBe(false)
    expect(canStart(units, units.length - 2)).toBe(true)
  })

  it.each([
    ['Mrs Petrie next door has done it before. Would you knock for me?', false],
    ['Mrs Petrie next door has done it before. Would you ask her about the insulin of the cat?', true],
    ['Would you knock for me?', true],
    ['The tour is free in June. Then I would like to take the third of June.', true],
    ['The tour is free in June. Then you have no fee.', false],
    ['The tour has a screen. Then let the young one press the buttons.', true],
    ['The tour is free in June. Then there is the head.', true],
    ['The fifth is taken. Then the twelfth.', false],
    ['Could we have the captions on? On the big screen?', false],
    ['The tour is free in June. Otherwise I go to the zoo.', false],
  ])('%s %s', (said, starts) => {
    expect(canStartWith(said)).toBe(starts)
  })
})
