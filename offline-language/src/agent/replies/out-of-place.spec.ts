import { expect, it } from 'vitest'
import { isOutOfPlace } from './out-of-place.js'

it.each([
  ['Two works for me.', 'At two? Why has nobody done anything?', true],
  ['Tonight, thank you.', 'And I want my money back for tonight.', true],
  ['Tuesday works for me.', 'Could we meet on Tuesday?', false],
  ['On Sunday.', 'When did you count it?', false],
  ['I paid on Sunday.', 'Why are you late?', false],
  ['As I said, Sunday.', 'How does she take it when you count it?', true],
  ['Yes, Monday.', 'Would you take the stall one Monday a month?', true],
  ['£420.', 'What did the neighbours say?', true],
  ['£420.', 'How much was it?', false],
  ['I am angry.', 'Did you phone the garage?', true],
  ['I am angry.', 'How do you feel about the garage?', false],
  ['As I said, I am tired.', 'We could begin at nine. Does that suit you?', true],
  ['As I said, I will not begin before ten.', 'We could begin at nine. Does that suit you?', false],
  ['I swept the yard.', 'How do the tenants feel when it rains?', true],
  ['I swept the yard.', 'How do you feel when it rains?', false],
  ['I want the money back.', 'What was that like?', true],
  ['I want the money back.', 'What do you want?', false],
])('“%s” after “%s” is out of place: %s', (sentence, turn, isOut) => {
  expect(isOutOfPlace(sentence, turn)).toBe(isOut)
})
