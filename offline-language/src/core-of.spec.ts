import { expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { readMoves } from './report/moves/read-moves.js'
import { readConversation } from './report/read/read-conversation.js'
import { coresOf } from './report/spans/core-of.js'
import { spanScores } from './report/spans/span-weights.js'
import { readUnits } from './report/spans/unit-signs.js'
import { unitsOf } from './report/spans/units.js'

const language = await loadLanguageModel()

/** What is shown of a whole talk, if a reader understands every part. */
function shownOf(...messages: string[]): string[] {
  const moves = readMoves(readConversation(talk(...messages), language))
  const units = readUnits(unitsOf(moves.turns), moves, '')
  const inside = units.map(({ signs, vector }) => spanScores.inside(signs, vector))
  const decided = units.map(() => 0)
  const known = { units, inside, decided, isClear: () => true, isDue: () => false }
  const cores = coresOf({ from: 0, to: units.length - 1 }, known)
  return cores.map(({ from, to }) =>
    units
      .slice(from, to + 1)
      .map(({ piece }) => piece.text)
      .join(' '),
  )
}

const long =
  'We have had the stall on the market square since the spring, and on most days it pays for itself and for the van.'

it('a short passage is shown whole', () => {
  expect(shownOf('The stall costs 40 euros a day.', 'That is too much for us.')).toEqual([
    'The stall costs 40 euros a day. That is too much for us.',
  ])
})

it.each([
  [
    'a question without its answer',
    'And who pays for the tent? Last year it was torn.',
    'The town pays for the tent, 300 euros.',
    /torn\.$/,
  ],
  [
    'half of an answer',
    'Can I see the boss about the tent?',
    "No, you're right. I will ask him for a new tent on Friday.",
    /are right\.$/,
  ],
  [
    'what follows from a denial',
    'Is the market closed?',
    'Not the market. We only close the car park behind the church.',
    /^We only close/,
  ],
])('no part is %s', (_, one, other, wrong) => {
  for (const part of shownOf(long, one, other, long)) expect(part).not.toMatch(wrong)
})

it('a comment alone is no part', () => {
  for (const part of shownOf(long, 'In the small tent there is one table. I want to be open about that.', long))
    expect(part).not.toBe('I want to be open about that.')
})
