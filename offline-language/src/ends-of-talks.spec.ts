import { expect, it } from 'vitest'
import { talk } from '../test/read-conversations.js'
import { loadLanguageModel } from './language/tokens/language-model.js'
import { readMoves } from './report/moves/read-moves.js'
import { trifle } from './report/moves/settled.js'
import { readConversation } from './report/read/read-conversation.js'

const language = await loadLanguageModel()
const opening = [
  'Good morning, what can I do for you?',
  'I would like to rent your barn for our summer fair.',
  'It is my best barn, I keep the tractor there.',
  'I could pay nine hundred pounds for the two weeks in June.',
  'Where would the tractor go in the meantime, and who would look after the floor?',
  'We have a shed behind the school, and our caretaker would sweep the floor every evening.',
  'The last people who had it left the doors open and the swallows came in.',
  'I understand that, we would lock the doors each night and bring you the key.',
  'And the hay on the upper floor has to stay where it is.',
  'Nobody would go up there, the ladder can be taken away.',
  'My wife keeps her loom in the corner by the window.',
  'We would put a screen in front of the loom.',
]
const endOf = (...messages: string[]) => readMoves(readConversation(talk(...opening, ...messages), language)).ending

it.each(["The answer's no to the whole barn, for any price.", 'I have decided against it, for any price.'])(
  'is a refusal after all offers: %j',
  (no) => {
    const { agreed, left, refused } = endOf(
      'How many people would that be?',
      'What if we paid eleven hundred for it?',
      no,
      'Then I will leave it there.',
    )
    expect([agreed, left]).toEqual([[], null])
    expect(refused?.shown).toBe(no)
  },
)

it('is the agreement that comes after a no', () => {
  const { agreed } = endOf(
    'My answer is no to two weeks.',
    'I could pay six hundred pounds for the first week of July.',
    'Deal, that is fine with me.',
    'Thank you very much.',
  )
  expect(agreed.flatMap(({ terms }) => terms.map(({ shown }) => shown)).join(' ')).toContain('six hundred')
})

it.each(['The second of June, the Monday.', "I'd let you know by tomorrow noon."])(
  'is not agreed by %j alone',
  (said) => {
    const { agreed } = endOf('And when would you start?', said, 'All right, fine.', 'Good, thank you.')
    expect(agreed.flatMap(({ terms }) => terms.map(({ shown }) => shown)).join(' ')).not.toContain(said)
  },
)

it.each([
  ["A coffee at six, I'll put that down myself.", true],
  ['By noon I am on the road.', true],
  ['By noon I will send the offer.', false],
  ['The coffee machine costs forty pounds.', false],
])('%j is a trifle: %s', (said, is) => {
  expect(trifle.test(said)).toBe(is)
})
